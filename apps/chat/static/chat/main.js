import "../platform/main.js";
import "./stream.js";
import "./composer.js";
import "./posts.js";
import "./people.js";
import "./live.js";
