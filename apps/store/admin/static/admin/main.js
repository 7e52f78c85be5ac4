import "../platform/main.js";
import "./pictures.js";
import "./bulk/editor.js";
import "./collections.js";
