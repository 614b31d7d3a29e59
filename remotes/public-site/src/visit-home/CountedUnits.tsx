import type { HomeContent } from '@portal/contracts/content/home';
import { Box, HStack, PatternTile } from '@portal/ui';

type Figure = HomeContent['figures'][number];

const perRow = 11;

interface Unit {
  x: number;
  y: number;
  /** Of the whole unit, its edge included. */
  width: number;
  height: number;
  isThere: boolean;
}

const radius = 1.5;
const round = (x: number, y: number): string => `a${radius} ${radius} 0 0 1 ${x * radius} ${y * radius}`;

/** A stroke of twice the radius makes the corners of this rectangle round. */
const filled = ({ x, y, width, height }: Unit): string =>
  `M${x + radius} ${y + radius}h${width - 2 * radius}v${height - 2 * radius}h${2 * radius - width}z`;

/** The middle of an edge one unit wide. */
const hollow = ({ x, y, width, height }: Unit): string => {
  const across = width - 1 - 2 * radius;
  const down = height - 1 - 2 * radius;
  return `M${x + 0.5 + radius} ${y + 0.5}h${across}${round(1, 1)}v${down}${round(-1, 1)}h${-across}${round(-1, -1)}v${-down}${round(1, -1)}z`;
};

/** Two paths however many units there are: each element of a page counts before its first paint. */
const Units = ({ width, height, units }: { width: number; height: number; units: readonly Unit[] }) => (
  <svg viewBox={`0 0 ${width} ${height}`} height="55" aria-hidden focusable="false">
    <path
      fill="currentColor"
      stroke="currentColor"
      strokeWidth={2 * radius}
      strokeLinejoin="round"
      d={units.flatMap((unit) => (unit.isThere ? [filled(unit)] : [])).join('')}
    />
    <path
      fill="none"
      stroke="var(--chakra-colors-border-control)"
      d={units.flatMap((unit) => (unit.isThere ? [] : [hollow(unit)])).join('')}
    />
  </svg>
);

/** Squares, one for each of `total`; the empty ones are those still to come. */
const Squares = ({ value, total }: Pick<Figure, 'value' | 'total'>) => {
  const units = Array.from({ length: total }, (_, index) => ({
    x: (index % perRow) * 11 + 0.5,
    y: Math.floor(index / perRow) * 11 + 0.5,
    width: 10,
    height: 10,
    isThere: index < value,
  }));
  return <Units width={perRow * 11} height={Math.ceil(total / perRow) * 11} units={units} />;
};

/** Ten bars for a share; the part of the last one that is missing stays empty. */
const Bars = ({ value, total }: Pick<Figure, 'value' | 'total'>) => {
  const units = Array.from({ length: 10 }, (_, index) => ({
    x: index * 12 + 0.5,
    y: 0.5,
    width: 10,
    height: 54,
    isThere: index < Math.round((value / total) * 10),
  }));
  return <Units width={120} height={55} units={units} />;
};

const drawingOf = ({ key, value, total, suffix }: Figure) => {
  if (key === 'FUNDS') {
    return (
      <HStack gap="1.5" h="full">
        <PatternTile motif="stairs" size={55} />
        <PatternTile motif="diamond" size={55} />
      </HStack>
    );
  }
  if (suffix === '%' || total > 66) return <Bars value={value} total={total} />;
  return <Squares value={value} total={total} />;
};

/** A number drawn as its units. The number and its label say the same in words. */
export const CountedUnits = ({ figure }: { figure: Figure }) => (
  <Box
    h={{ base: '43px', lg: '55px' }}
    color="brand.solid"
    css={{ '& svg': { h: 'full', w: 'auto' } }}
    _rtl={{ scale: '-1 1', transformOrigin: 'center' }}
    w="fit-content"
  >
    {drawingOf(figure)}
  </Box>
);
