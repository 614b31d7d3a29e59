/** For a part that stands out by its ground alone: forced colours take the ground away, and draw this edge. */
export const edgeInForcedColors = { outline: '1px solid transparent', outlineOffset: '-1px' };
