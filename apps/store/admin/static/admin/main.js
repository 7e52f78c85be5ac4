import "../platform/main.js";
import "./options.js";
import "./pictures.js";
import "./variants.js";
import "./bulk/editor.js";
import "./collections.js";
