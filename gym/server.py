"""The network of one environment: a WSGI server on loopback that its browser context uses as proxy."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from werkzeug.serving import ThreadedWSGIServer, WSGIRequestHandler
from werkzeug.wsgi import LimitedStream

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_REFUSAL = b"This address is outside the office network."


class _Handler(WSGIRequestHandler):
    """Keeps connections alive, sends without delay, logs nothing, and refuses tunnels."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    wbufsize = 1 << 16

    def run_wsgi(self) -> None:
        """Answer one request. Werkzeug's own method ends the connection with every answer."""
        environ = self.make_environ()
        body = environ["wsgi.input"]
        if not environ.get("wsgi.input_terminated"):
            body = environ["wsgi.input"] = LimitedStream(body, int(environ.get("CONTENT_LENGTH") or 0))

        def start(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Any:
            code, _, words = status.partition(" ")
            self.send_response_only(int(code), words)
            for name, value in headers:
                self.send_header(name, value)
            if not any(name.lower() == "content-length" for name, _ in headers):
                # Then only the connection's end says where the answer ends.
                self.send_header("Connection", "close")
            self.end_headers()
            return self.wfile.write

        parts = self.server.app(environ, start)
        try:
            for part in parts:
                self.wfile.write(part)
                self.wfile.flush()
        finally:
            if hasattr(parts, "close"):
                parts.close()
        self.wfile.flush()
        # What the app left unread would be taken for the next request.
        body.read()

    def do_CONNECT(self) -> None:  # noqa: N802
        self.close_connection = True
        self.send_response(403, "Forbidden")
        self.send_header("Content-Length", str(len(_REFUSAL)))
        self.end_headers()
        self.wfile.write(_REFUSAL)

    def log(self, type: str, message: str, *args: Any) -> None:
        pass

    def connection_dropped(self, error: BaseException, environ: WSGIEnvironment | None = None) -> None:
        pass


class _Socket(ThreadedWSGIServer):
    """A threaded server that knows its connections, so that closing it ends every thread."""

    daemon_threads = True
    block_on_close = False
    allow_reuse_address = True
    request_queue_size = 64

    def __init__(self, app: WSGIApplication) -> None:
        super().__init__("127.0.0.1", 0, app, handler=_Handler)
        self._connections: set[socket.socket] = set()
        self._workers: set[threading.Thread] = set()
        self._guard = threading.Lock()

    def process_request(self, request: Any, client_address: Any) -> None:
        thread = threading.Thread(target=self._serve, args=(request, client_address), daemon=True)
        with self._guard:
            self._connections.add(request)
            self._workers.add(thread)
        thread.start()

    def _serve(self, request: Any, client_address: Any) -> None:
        try:
            self.process_request_thread(request, client_address)
        finally:
            with self._guard:
                self._connections.discard(request)
                self._workers.discard(threading.current_thread())

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A connection that the browser drops is no error; an app's own errors are answered with a page."""

    def hang_up(self) -> None:
        with self._guard:
            connections, threads = list(self._connections), list(self._workers)
        for connection in connections:
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
        for thread in threads:
            thread.join(timeout=5)


class Server:
    """Serves one office at a time to one browser context, and knows when nothing is in flight.

    Every response carries the world's clock and the episode's seed in a `Server-Timing` header, where the page's
    clock finds them before the first script of a document runs.
    """

    def __init__(self) -> None:
        self.office: WSGIApplication | None = None
        #: The world's clock in milliseconds since 1970, and the seed of randomness in pages.
        self.clock = 0.0
        self.seed = 0
        #: Requests being answered, and answers so far that the browser saves to a file.
        self.active = 0
        self.attachments = 0
        self._guard = threading.Lock()
        self._socket = _Socket(self._answer)
        self._thread = threading.Thread(
            target=self._socket.serve_forever, args=(0.05,), name="deskgym-server", daemon=True
        )
        self._thread.start()

    @property
    def address(self) -> str:
        """What the browser takes as its proxy."""
        return f"http://127.0.0.1:{self._socket.port}"

    def _answer(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        _, _, port = environ.get("HTTP_HOST", "").partition(":")
        office = self.office
        if office is None or port not in ("", "80") or environ.get("wsgi.url_scheme") != "http":
            headers = [("Content-Type", "text/plain"), ("Content-Length", str(len(_REFUSAL)))]
            start_response("403 Forbidden", headers)
            return [_REFUSAL]

        def start(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Any:
            if any(name.lower() == "content-disposition" and "attachment" in value for name, value in headers):
                self.attachments += 1
            headers.append(("Server-Timing", f"clock;dur={self.clock:.0f}, seed;dur={self.seed}"))
            return start_response(status, headers, exc_info)

        return self._counted(office, environ, start)

    def _counted(
        self, office: WSGIApplication, environ: WSGIEnvironment, start_response: StartResponse
    ) -> Iterator[bytes]:
        with self._guard:
            self.active += 1
        try:
            body = office(environ, start_response)
            try:
                yield from body
            finally:
                close = getattr(body, "close", None)
                if close is not None:
                    close()
        finally:
            with self._guard:
                self.active -= 1

    def close(self) -> None:
        """Stop listening, hang up every connection and wait for the threads."""
        self._socket.shutdown()
        self._socket.server_close()
        self._socket.hang_up()
        self._thread.join(timeout=5)
