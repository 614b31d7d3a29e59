import { Box } from '@portal/ui';
import { memo, useMemo } from 'react';
import { BLOCK, cellText, columnWidths, heightOf } from './sheet-layout.ts';
import { columnName, type ShownSheet } from './sheets.ts';
import { useDrawnInSight } from './use-drawn-in-sight.ts';

const NUMBERS = '3.25rem';

/** Said once for the table: to style each cell would take a page long. */
const cells = {
  '& :is(th, td)': {
    px: '2',
    py: '1',
    borderRightWidth: '1px',
    borderBottomWidth: '1px',
    borderColor: 'border',
    lineHeight: '1.25rem',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '& :is(th, thead td)': {
    bg: 'bg.muted',
    color: 'fg.muted',
    fontWeight: 'normal',
    fontSize: '0.8125rem',
    textAlign: 'center',
  },
  // Seen above what scrolls below them, wherever somebody reads.
  '& :is(tbody th, thead td)': { position: 'sticky', left: '0', zIndex: '1' },
  '& thead': { position: 'sticky', top: '0', zIndex: '2' },
  '& [aria-hidden] td': { p: '0' },
  '& [data-number]': { textAlign: 'end' },
} as const;

interface BlockProps {
  rows: ShownSheet['rows'];
  texts: readonly string[][];
  /** Of its first row, from 0. */
  start: number;
}

/** Some rows: drawn in sight, elsewhere one text of the same height, which the browser's search finds as well. */
const Block = memo(({ rows, texts, start }: BlockProps) => {
  const { place, unseen, isDrawn, height } = useDrawnInSight(start < 2 * BLOCK);
  if (!isDrawn)
    return (
      <tbody ref={place} aria-hidden>
        <tr style={{ height: height ?? heightOf(texts) }}>
          <td colSpan={(texts[0]?.length ?? 0) + 1}>
            <div ref={unseen}>{texts.map((row) => row.join('\n')).join('\n')}</div>
          </td>
        </tr>
      </tbody>
    );
  return (
    <tbody ref={place}>
      {texts.map((row, index) => (
        <tr key={index} aria-rowindex={start + index + 2}>
          <th scope="row">{start + index + 1}</th>
          {row.map((text, column) => (
            <td key={column} dir="auto" data-number={typeof rows[index]?.[column] === 'number' || undefined}>
              {text}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
});

/** A sheet with numbered rows and lettered columns, so that a cell can be named in a reason. */
export const SheetTable = ({ sheet: { name, rows } }: { sheet: ShownSheet }) => {
  const { widths, blocks } = useMemo(() => {
    const texts = rows.map((row) => row.map(cellText));
    const starts = Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, index) => index * BLOCK);
    const part = <Row,>(all: readonly Row[], start: number) => all.slice(start, start + BLOCK);
    return {
      widths: [NUMBERS, ...columnWidths(texts)],
      blocks: starts.map((start) => ({ start, rows: part(rows, start), texts: part(texts, start) })),
    };
  }, [rows]);
  return (
    <Box
      asChild
      bg="bg.surface"
      fontSize="0.875rem"
      tableLayout="fixed"
      borderCollapse="separate"
      borderSpacing="0"
      borderWidth="1px 0 0 1px"
      css={cells}
    >
      <table
        aria-label={name}
        aria-rowcount={rows.length + 1}
        style={{ width: `calc(${widths.join(' + ')} + 1px)` }}
      >
        <colgroup>
          {widths.map((width, index) => (
            <col key={index} style={{ width: `calc(${width})` }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <td />
            {rows[0]?.map((_, index) => (
              <th key={index} scope="col">
                {columnName(index)}
              </th>
            ))}
          </tr>
        </thead>
        {blocks.map((block) => (
          <Block key={block.start} {...block} />
        ))}
      </table>
    </Box>
  );
};
