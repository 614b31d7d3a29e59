import { Box } from '@portal/ui';
import { useMemo } from 'react';
import { encode } from 'uqr';

const SIDE = 208;
const BORDER = 4;

/** Every dark cell of a row that stands alone or side by side, as one rectangle. */
const pathOf = (cells: readonly (readonly boolean[])[]): string =>
  cells
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const width = (end === -1 ? row.length : end) - x;
        return [`M${x} ${y}h${width}v1h-${width}z`];
      }),
    )
    .join('');

/** A QR code, black on white in either colour mode: cameras read nothing else surely. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: BORDER }), [text]);
  return (
    <Box bg="white" borderRadius="md" borderWidth="1px" flexShrink={0} lineHeight="0">
      <svg
        role="img"
        aria-label={label}
        width={SIDE}
        height={SIDE}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
      >
        <path d={pathOf(data)} fill="#000" />
      </svg>
    </Box>
  );
};
