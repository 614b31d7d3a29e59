import { BENEFICIARY } from '@portal/contracts';
import { applicantMay } from '@portal/contracts/applications/member-roles';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import {
  isApiError,
  Navigate,
  Outlet,
  queryClient,
  useIsHydrated,
  useParams,
  useQuery,
  useSearchParams,
  useSignedInUser,
} from '@portal/platform';
import { useEffect, useState } from 'react';
import { ConflictDialog } from '../edit-draft/ConflictDialog.tsx';
import { DraftSkeleton } from '../edit-draft/DraftSkeleton.tsx';
import { readStoredAnswers, readStoredBase } from '../edit-draft/device-copy-keys.ts';
import {
  eligibilityQuery,
  fundQuery,
  type Start,
  standingQuery,
  startQuery,
} from '../edit-draft/draft.queries.ts';
import { DraftContext, FormContext } from '../edit-draft/draft-context.ts';
import { type EditorOptions, useDraftEditor } from '../edit-draft/use-draft-editor.ts';
import { applicationQuery } from '../follow-application/application.queries.ts';
import { paths } from '../navigation/paths.ts';
import { FollowRole } from '../work-together/FollowRole.tsx';
import { LostAccess } from '../work-together/LostAccess.tsx';
import { MergeSavedByOthers } from '../work-together/MergeSavedByOthers.tsx';
import { AlreadyInProgress } from './AlreadyInProgress.tsx';
import { CannotStart } from './CannotStart.tsx';
import { EnterOnBehalf } from './EnterOnBehalf.tsx';
import { answersLeftOver, LateAnswers } from './LateAnswers.tsx';

const FormInRole = (props: EditorOptions) => {
  const editor = useDraftEditor(props);
  return (
    <FormContext value={editor.form}>
      <DraftContext value={editor}>
        <LostAccess />
        <FollowRole />
        <MergeSavedByOthers />
        <Outlet />
        <ConflictDialog />
      </DraftContext>
    </FormContext>
  );
};

interface FilledFormProps extends Omit<EditorOptions, 'initial'> {
  start: Exclude<Start, { kind: 'in-progress' }>;
}

/** Begins anew with another role, but never where somebody may have typed. */
const FilledForm = ({ start, ...rest }: FilledFormProps) => {
  const initial = start.kind === 'draft' ? start.draft : null;
  const role = initial?.role ?? 'OWNER';
  const [openedAs, setOpenedAs] = useState(role);
  if (role !== openedAs && !applicantMay(openedAs, 'edit')) setOpenedAs(role);
  return <FormInRole key={openedAs} initial={initial} {...rest} />;
};

interface FormOfFundProps {
  fundId: string;
  id: string | null;
  /** The earlier application to begin from. */
  copy: string | null;
}

/** Forgets the draft as it was read: until the next opening another window or device may change it. */
const useForgetStart = (fundId: string, id: string | null) => {
  useEffect(() => {
    const { queryKey } = startQuery(fundId, id);
    return () => queryClient.removeQueries({ queryKey, exact: true });
  }, [queryClient, fundId, id]);
};

/** Whoever goes back to a form that was sent or withdrawn reads the application, unless answers here came too late. */
const FormIsOver = ({ fund, id }: { fund: Fund; id: string }) => {
  const { role } = useSignedInUser();
  const { data, error, isPending, refetch } = useQuery(standingQuery(id));
  if (!useIsHydrated() || isPending) return <DraftSkeleton />;
  // The device keeps answers of an applicant's own draft by its fund.
  const name = readStoredAnswers(fund.fundId).draft?.id === id ? fund.fundId : id;
  if (data && answersLeftOver(name) === undefined)
    return (
      <Navigate to={role === BENEFICIARY ? paths.application(id) : paths.entered(fund.fundId, id)} replace />
    );
  return (
    <CannotStart reason="unknown" error={error} onRetry={() => void refetch()}>
      <LateAnswers fund={fund} id={id} name={name} />
    </CannotStart>
  );
};

const FormOfFund = ({ fundId, id, copy }: FormOfFundProps) => {
  const fund = useQuery(fundQuery(fundId));
  const start = useQuery(startQuery(fundId, id));
  const eligibility = useQuery(eligibilityQuery(fundId));
  // Its answers come into the form in the browser: no server renders the form without them.
  const isHydrated = useIsHydrated();
  const mayCopy = isHydrated && copy !== null;
  const earlier = useQuery({ ...applicationQuery(copy ?? ''), enabled: mayCopy });
  // A fund that closes takes no form away from whoever has begun it.
  const [isBegun, setBegun] = useState(false);
  useForgetStart(fundId, id);

  const isCopying = copy !== null && earlier.isPending;
  const failure = fund.error ?? start.error ?? earlier.error;
  const isMissing = [fund, start, ...(copy === null ? [] : [earlier])].some(({ data }) => data === undefined);
  if (failure !== null && isMissing) {
    const isUnknown = isApiError(failure) && failure.status === 404;
    if (isUnknown && id !== null && fund.data) return <FormIsOver fund={fund.data} id={id} />;
    const retry = () => void Promise.all([fund, start, earlier].map(({ refetch }) => refetch()));
    return <CannotStart reason={isUnknown ? 'unknown' : 'failed'} error={failure} onRetry={retry} />;
  }
  if (fund.data === undefined || start.data === undefined || eligibility.isPending || isCopying)
    return <DraftSkeleton />;
  if (start.data.kind === 'in-progress')
    return <AlreadyInProgress fund={fund.data} progress={start.data.progress} />;
  if (!isBegun) {
    const isKept = isHydrated && readStoredBase(fundId, id) !== undefined;
    if (start.data.kind === 'new' && !fund.data.isOpen && !isKept)
      return <CannotStart reason="closed" fund={fund.data} />;
    setBegun(true);
  }
  return (
    <FilledForm
      fund={fund.data}
      id={id ?? undefined}
      eligibility={eligibility.data}
      start={start.data}
      earlier={earlier.data}
    />
  );
};

/** `/application/:fundId`: the frame of one form, whichever of its pages is shown. */
export const Component = () => {
  const { fundId = '' } = useParams();
  const [search] = useSearchParams();
  const id = search.get('id');
  const { role } = useSignedInUser();
  if (role !== BENEFICIARY && id === null) return <EnterOnBehalf key={fundId} fundId={fundId} />;
  return <FormOfFund key={`${fundId} ${id ?? ''}`} fundId={fundId} id={id} copy={search.get('copy')} />;
};
