import "../platform/main.js";
import "./search.js";
