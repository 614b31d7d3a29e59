import { BULK_MAX } from '@portal/contracts/review/bulk';
import type { QueueFilters } from '@portal/contracts/review/queue';
import { useRef, useState } from 'react';
import { ProposalsDialog } from '../propose-reviewers/ProposalsDialog.tsx';
import { BulkBar } from './BulkBar.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import { BulkOutcome } from './BulkOutcome.tsx';
import { type AskedKind, isTogether, type Outcome, useFindAll } from './bulk.queries.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  selection: Selection;
  list: { fund: string; query: QueueFilters };
  /** How many the filters leave; undefined where that was not counted to its end. */
  total: number | undefined;
  isExporting: boolean;
  onExport: (ids: string[]) => void;
  onClear: () => void;
}

/** While something is selected: the bar, what it asks, and what became of each. */
export const SelectionActions = ({ selection, list, total, isExporting, onExport, onClear }: Props) => {
  const [asking, setAsking] = useState<AskedKind>();
  const [isProposing, setProposing] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const finding = useFindAll();
  const { rows } = selection;
  const bar = useRef<HTMLDivElement>(null);
  const finish = (next: Outcome) => {
    const failed = new Set(next.results.filter(({ failure }) => failure).map(({ id }) => id));
    selection.set(next.rows.filter(({ id }) => failed.has(id)));
    setOutcome(failed.size > 0 ? next : undefined);
  };
  return (
    <>
      <BulkBar
        bar={bar}
        count={rows.length}
        total={total}
        isFinding={finding.isPending}
        isExporting={isExporting}
        onAll={() =>
          finding.mutate(
            { ...list, total: Math.min(total ?? BULK_MAX, BULK_MAX) },
            { onSuccess: selection.set },
          )
        }
        onAct={setAsking}
        onPropose={() => setProposing(true)}
        onExport={() => onExport(rows.map(({ id }) => id))}
        onClear={onClear}
      />
      {outcome && (
        <BulkOutcome
          outcome={outcome}
          onClose={() => {
            setOutcome(undefined);
            bar.current?.focus();
          }}
          onAgain={() => !isTogether(outcome.kind) && setAsking(outcome.kind)}
        />
      )}
      {isProposing && <ProposalsDialog ids={rows.map(({ id }) => id)} onClose={() => setProposing(false)} />}
      {asking && (
        <BulkDialog
          kind={asking}
          rows={rows}
          comment={outcome?.internalComment}
          onClose={() => setAsking(undefined)}
          onOutcome={finish}
        />
      )}
    </>
  );
};
