import { BENEFICIARY } from '@portal/contracts';
import type { Eligibility } from '@portal/contracts/funds/eligibility';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import { isApiError, Outlet, useParams, useQuery, useSearchParams, useSignedInUser } from '@portal/platform';
import { ConflictDialog } from '../edit-draft/ConflictDialog.tsx';
import { DraftSkeleton } from '../edit-draft/DraftSkeleton.tsx';
import { eligibilityQuery, fundQuery, type Start, startQuery } from '../edit-draft/draft.queries.ts';
import { DraftContext, FormContext } from '../edit-draft/draft-context.ts';
import { useDraftEditor } from '../edit-draft/use-draft-editor.ts';
import { AlreadyInProgress } from './AlreadyInProgress.tsx';
import { CannotStart } from './CannotStart.tsx';
import { EnterForOther } from './EnterForOther.tsx';

interface FilledFormProps {
  fund: Fund;
  /** Absent when it could not be read. */
  eligibility: Eligibility | undefined;
  start: Exclude<Start, { kind: 'in-progress' }>;
}

const FilledForm = ({ fund, eligibility, start }: FilledFormProps) => {
  const editor = useDraftEditor({ fund, eligibility, initial: start.kind === 'draft' ? start.draft : null });
  return (
    <FormContext value={editor.form}>
      <DraftContext value={editor}>
        <Outlet />
        <ConflictDialog />
      </DraftContext>
    </FormContext>
  );
};

const FormOfFund = ({ fundId, id }: { fundId: string; id: string | null }) => {
  const fund = useQuery(fundQuery(fundId));
  const start = useQuery(startQuery(fundId, id));
  const eligibility = useQuery(eligibilityQuery(fundId));

  const failure = fund.error ?? start.error;
  if (failure !== null && (fund.data === undefined || start.data === undefined)) {
    const isUnknown = isApiError(failure) && failure.status === 404;
    const retry = () => void Promise.all([fund.refetch(), start.refetch()]);
    return <CannotStart reason={isUnknown ? 'unknown' : 'failed'} error={failure} onRetry={retry} />;
  }
  if (fund.data === undefined || start.data === undefined || eligibility.isPending) return <DraftSkeleton />;
  if (start.data.kind === 'in-progress')
    return <AlreadyInProgress fund={fund.data} progress={start.data.progress} />;
  if (start.data.kind === 'new' && !fund.data.isOpen) return <CannotStart reason="closed" fund={fund.data} />;
  return <FilledForm fund={fund.data} eligibility={eligibility.data} start={start.data} />;
};

/** `/application/:fundId`: the frame of one form, whichever of its pages is shown. */
export const Component = () => {
  const { fundId = '' } = useParams();
  const [search] = useSearchParams();
  const id = search.get('id');
  const { role } = useSignedInUser();
  if (role !== BENEFICIARY && id === null) return <EnterForOther key={fundId} fundId={fundId} />;
  return <FormOfFund key={`${fundId} ${id ?? ''}`} fundId={fundId} id={id} />;
};
