import { applicantMay } from '@portal/contracts/applications/member-roles';
import { isApiError, queryClient } from '@portal/platform';
import { useEffect } from 'react';
import { startKey } from '../edit-draft/draft.queries.ts';
import { useDraft } from '../edit-draft/draft-context.ts';
import { usePresence } from './use-presence.ts';

const lostAccess = new Set(['forbidden', 'not_found']);

/** A colleague who may do more by now can, in the open form: what was refused is sent again. */
export const FollowRole = () => {
  const { fund, draft, mayEdit, refusal, saveNow } = useDraft();
  const { data, dataUpdatedAt } = usePresence();
  const role = data?.role;
  useEffect(() => {
    if (role === undefined || draft === null) return;
    const editsNow = applicantMay(role, 'edit');
    if (!mayEdit && (editsNow || role !== draft.role))
      void queryClient.invalidateQueries({ queryKey: startKey(fund.fundId) });
    else if (editsNow && isApiError(refusal) && lostAccess.has(refusal.code))
      void saveNow().catch(() => undefined);
    // Only an answer from after the refusal says something of it; the role, because two answers may have the same time.
  }, [role, dataUpdatedAt]);
  return null;
};
