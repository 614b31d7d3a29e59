import { Box } from '@portal/ui';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { Cell } from '../api/matrix.ts';
import { CellButton } from './CellButton.tsx';
import { columns, firstPlace, type GridRow, type Place, stepTo } from './grid.ts';

interface MatrixGridProps {
  rows: readonly GridRow[];
  heads: Record<(typeof columns)[number], ReactNode>;
  opened: Cell | undefined;
  onOpen: (cell: Cell) => void;
}

const gridCss = {
  borderCollapse: 'separate',
  borderSpacing: '4px',
  width: '100%',
  '& th': {
    textAlign: 'start',
    fontSize: { base: '2xs', md: '0.8125rem' },
    fontWeight: 'semibold',
    verticalAlign: 'bottom',
  },
  '& thead th': { color: 'fg.muted', lineHeight: '1.35', pb: '1' },
  '& tbody th': {
    fontSize: { md: '0.84375rem' },
    pe: { md: '2' },
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
  },
  '& td': { textAlign: 'start' },
} as const;

/** Arrows move from cell to cell, Enter opens one. */
export function MatrixGrid({ rows, heads, opened, onOpen }: MatrixGridProps) {
  const [place, setPlace] = useState<Place>();
  const table = useRef<HTMLTableElement>(null);
  const asked = place && rows[place.row]?.cells[place.column] ? place : undefined;
  const current = asked ?? firstPlace(rows);
  const move = (event: KeyboardEvent): void => {
    const next = stepTo(rows, current, event.key);
    const cell = rows[next.row]?.cells[next.column];
    if (!cell || (next.row === current.row && next.column === current.column)) return;
    event.preventDefault();
    setPlace(next);
    table.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cell.id)}"]`)?.focus();
  };
  return (
    <Box asChild css={gridCss}>
      <table ref={table} onKeyDown={move}>
        <thead>
          <tr>
            <th scope="col">Changed part</th>
            {columns.map((kind) => (
              <th key={kind} scope="col">
                {heads[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }, row) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {columns.map((kind, column) => {
                const cell = cells[column];
                return (
                  <td key={kind}>
                    {cell ? (
                      <CellButton
                        cell={cell}
                        label={cell.title}
                        isCurrent={current.row === row && current.column === column}
                        isOpen={cell.id === opened?.id}
                        onOpen={() => {
                          setPlace({ row, column });
                          onOpen(cell);
                        }}
                      />
                    ) : (
                      <Box as="span" color="fg.subtle" px="2">
                        –
                      </Box>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
