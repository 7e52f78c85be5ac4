// The scripts of every page; an app's own main.js begins with this one.
import "../vendor/htmx.js";
import "./select.js";
import "./lookup.js";
import "./datepicker.js";
import "./richtext.js";
import "./page.js";
import "./list.js";
import "./order.js";
import "./cells.js";
