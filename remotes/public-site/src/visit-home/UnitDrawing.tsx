import type { HomeContent } from '@portal/contracts/content/home';
import { Box, HStack, WeaveTile } from '@portal/ui';

type Figure = HomeContent['figures'][number];

const perRow = 11;

/** Squares, one for each of `total`; the empty ones are those still to come. */
const Squares = ({ value, total }: Pick<Figure, 'value' | 'total'>) => {
  const rows = Math.ceil(total / perRow);
  return (
    <svg viewBox={`0 0 ${perRow * 11} ${rows * 11}`} height="55" aria-hidden focusable="false">
      {Array.from({ length: total }, (_, index) => {
        const isThere = index < value;
        const inset = isThere ? 0 : 0.5;
        return (
          <rect
            key={index}
            x={(index % perRow) * 11 + inset + 0.5}
            y={Math.floor(index / perRow) * 11 + inset + 0.5}
            width={isThere ? 10 : 9}
            height={isThere ? 10 : 9}
            rx="1.5"
            fill={isThere ? 'currentColor' : 'none'}
            stroke={isThere ? 'none' : 'var(--chakra-colors-border-control)'}
          />
        );
      })}
    </svg>
  );
};

/** Ten bars for a share; the part of the last one that is missing stays empty. */
const Bars = ({ value, total }: Pick<Figure, 'value' | 'total'>) => (
  <svg viewBox="0 0 120 55" height="55" aria-hidden focusable="false">
    {Array.from({ length: 10 }, (_, index) => {
      const filled = index < Math.round((value / total) * 10);
      return (
        <rect
          key={index}
          x={index * 12 + (filled ? 0.5 : 1)}
          y={filled ? 0.5 : 1}
          width={filled ? 10 : 9}
          height={filled ? 54 : 53}
          rx="1.5"
          fill={filled ? 'currentColor' : 'none'}
          stroke={filled ? 'none' : 'var(--chakra-colors-border-control)'}
        />
      );
    })}
  </svg>
);

const drawingOf = ({ key, value, total, suffix }: Figure) => {
  if (key === 'FUNDS') {
    return (
      <HStack gap="1.5" h="full">
        <WeaveTile motif="stairs" size={55} />
        <WeaveTile motif="diamond" size={55} />
      </HStack>
    );
  }
  if (suffix === '%' || total > 66) return <Bars value={value} total={total} />;
  return <Squares value={value} total={total} />;
};

/** A number drawn as its units. The number and its label say the same in words. */
export const UnitDrawing = ({ figure }: { figure: Figure }) => (
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
