import { Box, HStack, Text } from '@portal/ui';
import { CartesianGrid, Tooltip, type TooltipContentProps } from 'recharts';
import { gridLook } from './axes.tsx';
import { periodName } from './periods.ts';
import type { SeriesProps } from './series.ts';

type Shown = Pick<TooltipContentProps, 'active' | 'label' | 'payload'>;

/** The numbers of the period under the pointer. */
const tooltipCard =
  (value: SeriesProps['value']) =>
  ({ active, label, payload }: Shown) =>
    active ? (
      <Box bg="bg.raised" borderWidth="1px" borderRadius="md" shadow="md" px="3" py="2" fontSize="sm">
        <Text fontWeight="semibold" mb="1">
          {periodName(String(label))}
        </Text>
        {payload.map(({ name: line, value: amount, color }) => (
          <HStack key={String(line)} justify="space-between" gap="5">
            <HStack gap="2">
              <Box boxSize="3" borderRadius="xs" style={{ background: color }} />
              {String(line)}
            </HStack>
            <Text fontVariantNumeric="tabular-nums">{value(Number(amount))}</Text>
          </HStack>
        ))}
      </Box>
    ) : null;

interface Props extends Pick<SeriesProps, 'value'> {
  /** Look of the mark over the period that is pointed at. */
  cursor: { fill: string } | { stroke: string };
}

/** The grid behind the series and the tooltip above them. */
export const GridAndTooltip = ({ cursor, value }: Props) => (
  <>
    <CartesianGrid {...gridLook} />
    <Tooltip cursor={cursor} isAnimationActive={false} content={tooltipCard(value)} />
  </>
);
