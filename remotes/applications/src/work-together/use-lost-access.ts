import { applicantMay } from '@portal/contracts/applications/member-roles';
import { isApiError } from '@portal/platform';
import { useDraft } from '../edit-draft/draft-context.ts';
import { usePresence } from './use-presence.ts';

/**
 * What became of the application while its form is open; or of a colleague: off the application, or only reading what
 * was filled in here.
 */
export const useLostAccess = (): 'sent' | 'withdrawn' | 'deleted' | 'removed' | 'readOnly' | null => {
  const { draft, mayEdit, refusal, ended } = useDraft();
  const { data, error } = usePresence();
  if (ended !== null && ended.kind !== 'gone') return ended.kind;
  if (draft === null) return null;
  if (draft.role === 'OWNER') return ended && 'deleted';
  if (ended !== null || (isApiError(error) && error.code === 'not_found')) return 'removed';
  const readsNow = data?.role !== undefined && !applicantMay(data.role, 'edit');
  const isRefused = [refusal, error].some((one) => isApiError(one) && one.code === 'forbidden');
  return mayEdit && (readsNow || isRefused) ? 'readOnly' : null;
};
