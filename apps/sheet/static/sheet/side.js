// Of the panels beside the grid one is open at a time.
const panels = [];

export const isKnown = (panel) => panels.some(([other]) => other === panel);
export const onAlone = (panel, close) => panels.push([panel, close]);
export function alone(panel) { for (const [other, close] of panels) if (other !== panel && !other.hidden) close(); }
