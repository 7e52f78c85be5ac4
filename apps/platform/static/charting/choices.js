// What a person may choose of a chart, each with its name. The server reads this file, too: every value is JSON.

// Kinds of charts in the spreadsheet; reports also draw donuts and funnels.
export const KINDS = [["column", "Column chart"], ["stacked column", "Stacked column chart"], ["bar", "Bar chart"], ["stacked bar", "Stacked bar chart"], ["line", "Line chart"], ["area", "Area chart"], ["pie", "Pie chart"], ["scatter", "Scatter chart"], ["combo", "Combo chart"]];
export const LEGENDS = [["top", "Top"], ["bottom", "Bottom"], ["left", "Left"], ["right", "Right"], ["none", "None"]];
// How a series of a combo chart is drawn.
export const SHAPES = [["column", "Columns"], ["line", "Line"]];
export const PALETTE = [["#4453C6", "Indigo"], ["#EA580C", "Orange"], ["#16A34A", "Green"], ["#CA8A04", "Yellow"], ["#7C3AED", "Violet"], ["#0891B2", "Cyan"], ["#E11D48", "Rose"], ["#64748B", "Slate"]];
