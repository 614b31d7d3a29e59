import { CartesianGrid, Tooltip } from 'recharts';
import { gridLook } from './axes.tsx';
import type { SeriesProps } from './series.ts';
import { tooltipCard } from './TooltipCard.tsx';

interface Props extends Pick<SeriesProps, 'name' | 'value'> {
  /** Of what stands at the period that is pointed at. */
  cursor: { fill: string } | { stroke: string };
}

/** Behind and above the series. */
export const GridAndTooltip = ({ cursor, name, value }: Props) => (
  <>
    <CartesianGrid {...gridLook} />
    <Tooltip cursor={cursor} isAnimationActive={false} content={tooltipCard({ name, value })} />
  </>
);
