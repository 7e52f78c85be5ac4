import "../platform/main.js";
import "./pictures.js";
