import "../platform/main.js";
import "./options.js";
import "./pictures.js";
import "./variants.js";
