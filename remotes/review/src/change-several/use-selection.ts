import type { QueueRow } from '@portal/contracts/review/queue';
import { useState } from 'react';

type Rows = ReadonlyMap<string, QueueRow>;
const none: Rows = new Map();

const byId = (rows: readonly QueueRow[]): Rows => new Map(rows.map((row) => [row.id, row]));

/**
 * The selected rows, on whichever page they are; other filters begin anew.
 * @param page the rows of the page, as they are now.
 * @param filters which list it is.
 */
export const useSelection = (page: readonly QueueRow[] | undefined, filters: string) => {
  const [kept, setKept] = useState({ filters, rows: none });
  const rows = kept.filters === filters ? kept.rows : none;
  const now = byId(page ?? []);
  const set = (next: readonly QueueRow[]) => setKept({ filters, rows: byId(next) });
  return {
    ids: new Set(rows.keys()) as ReadonlySet<string>,
    rows: [...rows.values()].map((row) => now.get(row.id) ?? row),
    set,
    /** By id, as the table says it. */
    select: (ids: ReadonlySet<string>) =>
      set(
        [...ids].flatMap((id) => {
          const row = now.get(id) ?? rows.get(id);
          return row ? [row] : [];
        }),
      ),
  };
};

export type Selection = ReturnType<typeof useSelection>;
