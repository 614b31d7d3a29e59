import { CartesianGrid, Tooltip } from 'recharts';
import { gridLook } from './axes.tsx';
import type { SeriesProps } from './series.ts';
import { tooltipCard } from './TooltipCard.tsx';

interface Props extends Pick<SeriesProps, 'name' | 'value'> {
  /** Look of the mark over the period that is pointed at. */
  cursor: { fill: string } | { stroke: string };
}

/** The grid behind the series and the tooltip above them. */
export const GridAndTooltip = ({ cursor, name, value }: Props) => (
  <>
    <CartesianGrid {...gridLook} />
    <Tooltip cursor={cursor} isAnimationActive={false} content={tooltipCard({ name, value })} />
  </>
);
