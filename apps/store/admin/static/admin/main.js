import "../platform/main.js";
import "./pictures.js";
import "./bulk/editor.js";
