import { colors } from './colors.ts';

/** Horizontal lines only. */
export const gridLook = { vertical: false, stroke: colors.grid } as const;

export const axisLook = {
  axisLine: { stroke: colors.grid },
  tickLine: false,
  // As style: the page's reset is stronger than an attribute.
  tick: { fill: colors.axis, style: { fontSize: 12 } },
} as const;
