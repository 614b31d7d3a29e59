import { Box, HStack, Text } from '@portal/ui';
import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
} from 'recharts';
import { AmountAxis, PeriodAxis } from './axes.tsx';
import { colors } from './colors.ts';
import { periodName } from './periods.ts';
import type { SeriesProps } from './series.ts';

/** Draws each of its children in a task of its own: all at once, a chart keeps a slow phone busy for half a second. */
const InSteps = ({ children }: { children: ReactNode }) => {
  const parts = Children.toArray(children);
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn < parts.length) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, parts.length]);
  return parts.slice(0, drawn);
};

/** The numbers of the period under the pointer. */
const tooltipCard =
  (value: SeriesProps['value']) =>
  ({ active, label, payload }: Pick<TooltipContentProps, 'active' | 'label' | 'payload'>) =>
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

const looks = {
  bars: { Frame: BarChart, end: 0, cursor: { fill: 'var(--chakra-colors-bg-muted)' } },
  line: {
    Frame: LineChart,
    end: 8,
    padding: { left: 24, right: 24 },
    cursor: { stroke: 'var(--chakra-colors-border-control)' },
  },
};

/** Bars per period or a line per series, time from left to right in every language. Read as a picture; the numbers stand in a table. */
export const Drawing = ({ kind, label, ...facts }: SeriesProps & { kind: keyof typeof looks }) => {
  const { Frame, end, cursor, ...axis } = looks[kind];
  return (
    <div role="img" aria-label={label} dir="ltr" style={{ height: '100%' }}>
      <ResponsiveContainer width="100%" height="100%">
        <Frame
          data={[...facts.points]}
          accessibilityLayer={false}
          barGap={2}
          barCategoryGap="20%"
          maxBarSize={15}
          margin={{ top: 8, right: end, bottom: 0, left: 0 }}
        >
          <InSteps>
            <PeriodAxis facts={facts} {...axis} />
            <AmountAxis facts={facts} />
            {facts.series.map(({ key, label: name, color }) => {
              const shared = { dataKey: key, name, isAnimationActive: false };
              return kind === 'bars' ? (
                <Bar key={key} {...shared} fill={color} radius={1} />
              ) : (
                <Line key={key} {...shared} stroke={color} strokeWidth={2} type="stepAfter" dot={false} />
              );
            })}
            {/* Lines are horizontal only. */}
            <CartesianGrid vertical={false} stroke={colors.grid} />
            <Tooltip cursor={cursor} isAnimationActive={false} content={tooltipCard(facts.value)} />
          </InSteps>
        </Frame>
      </ResponsiveContainer>
    </div>
  );
};
