import { type QueueColumn, queueColumns } from '@portal/contracts/review/queue-views';
import { useState } from 'react';
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

/** The columns of the views that everybody has: a choice of this device. */
export const useChosenColumns = () => {
  const [columns, setColumns] = useState(read);
  const choose = (next: readonly string[]) => {
    const known = next.filter(isColumn);
    setColumns(known);
    try {
      localStorage.setItem(KEY, JSON.stringify(known));
    } catch {
      // A device that keeps nothing shows it until the page is left.
    }
  };
  return { columns, choose, reset: () => choose(firstColumns) };
};
