import "../platform/select.js";
import "../platform/page.js";
