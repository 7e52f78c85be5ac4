"""The spreadsheet's pages."""

from .editor import blueprint as editor_blueprint
from .files import blueprint as files_blueprint
from .folders import blueprint as folders_blueprint
from .notifications import blueprint as notifications_blueprint
from .operations import blueprint as operations_blueprint
from .sharing import blueprint as sharing_blueprint
from .uploads import blueprint as uploads_blueprint
from .versions import blueprint as versions_blueprint

BLUEPRINTS = (
    files_blueprint, folders_blueprint, editor_blueprint, operations_blueprint, notifications_blueprint,
    sharing_blueprint, uploads_blueprint, versions_blueprint,
)  # fmt: skip
