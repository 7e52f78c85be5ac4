import "../platform/main.js";
import "./search.js";
import "./board.js";
import "./line_grid.js";
import "./merge.js";
import "./desk.js";
import "./builder.js";
import "./arrange.js";
