import { colors } from './colors.ts';

/** Horizontal lines only. */
export const gridLook = { vertical: false, stroke: colors.grid } as const;

export const axisLook = {
  axisLine: { stroke: colors.grid },
  tickLine: false,
  tick: { fill: colors.axis, fontSize: 12 },
} as const;
