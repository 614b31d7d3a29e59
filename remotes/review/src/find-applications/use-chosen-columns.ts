import { type QueueColumn, queueColumns } from '@portal/contracts/review/queue-views';
import type { OwnView } from '@portal/contracts/review/saved-views';
import { withStorage } from '@portal/platform';
import { useMemo } from 'react';
import { useStoredChoice } from '../keep-choice/use-stored-choice.ts';
import { useViewColumns } from '../save-view/views.queries.ts';
import { firstColumns } from './queue-columns.tsx';

const isColumn = (value: unknown): value is QueueColumn => queueColumns.some((column) => column === value);

const columnsIn = (kept: string | null): readonly QueueColumn[] => {
  const named: unknown = withStorage(() => JSON.parse(kept ?? 'null'));
  const columns = Array.isArray(named) ? named.filter(isColumn) : [];
  return columns.length > 0 ? columns : firstColumns;
};

/** The columns of a saved view go with it; those of the views that everybody has are a choice of this device. */
export const useChosenColumns = (view: OwnView | undefined) => {
  const [kept, keep] = useStoredChoice('queue-columns');
  const columns = useMemo(() => columnsIn(kept), [kept]);
  const inView = useViewColumns();
  const choose = (next: readonly string[]) => {
    const known = next.filter(isColumn);
    if (view) inView.mutate({ id: view.id, columns: known });
    else keep(JSON.stringify(known));
  };
  return { columns: view?.columns ?? columns, choose, reset: () => choose(firstColumns) };
};
