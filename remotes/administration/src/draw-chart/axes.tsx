import type { BaseTickContentProps } from 'recharts';
import { colors } from './colors.ts';

/** Horizontal lines only. */
export const gridLook = { vertical: false, stroke: colors.grid } as const;

const Tick = (props: BaseTickContentProps) => {
  const { className, x, y, textAnchor, verticalAnchor, payload, index, tickFormatter } = props;
  return (
    <text
      className={className}
      x={x}
      y={y}
      dy={verticalAnchor === 'start' ? '0.71em' : '0.355em'}
      textAnchor={textAnchor}
      fill={colors.axis}
      style={{ fontSize: 12 }}
    >
      {tickFormatter?.(payload.value, index)}
    </text>
  );
};

export const axisLook = {
  axisLine: { stroke: colors.grid },
  tickLine: false,
  tick: Tick,
} as const;
