import { type QueueColumn, queueColumns } from '@portal/contracts/review/queue-views';
import type { OwnView } from '@portal/contracts/review/saved-views';
import { useState } from 'react';
import { useViewColumns } from '../save-view/views.queries.ts';
import { firstColumns } from './queue-columns.tsx';

const KEY = 'queue-columns';
const isColumn = (value: unknown): value is QueueColumn => queueColumns.some((column) => column === value);

const read = (): readonly QueueColumn[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const columns = Array.isArray(kept) ? kept.filter(isColumn) : [];
    return columns.length > 0 ? columns : firstColumns;
  } catch {
    return firstColumns;
  }
};

/** The columns of a saved view go with it; those of the views that everybody has are a choice of this device. */
export const useChosenColumns = (view: OwnView | undefined) => {
  const [columns, setColumns] = useState(read);
  const inView = useViewColumns();
  const choose = (next: readonly string[]) => {
    const known = next.filter(isColumn);
    if (view) {
      inView.mutate({ id: view.id, columns: known });
      return;
    }
    setColumns(known);
    try {
      localStorage.setItem(KEY, JSON.stringify(known));
    } catch {
      // A device that keeps nothing shows it until the page is left.
    }
  };
  return { columns: view?.columns ?? columns, choose, reset: () => choose(firstColumns) };
};
