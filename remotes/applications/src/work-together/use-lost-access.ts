import { applicantMay } from '@portal/contracts/applications/member-roles';
import { isApiError } from '@portal/platform';
import { useDraft } from '../edit-draft/draft-context.ts';
import { usePresence } from './use-presence.ts';

/** What became of a colleague while the form is open: off the application, or only reading what was filled in here. */
export const useLostAccess = (): 'removed' | 'readOnly' | null => {
  const { draft, mayEdit, refusal } = useDraft();
  const { data, error } = usePresence();
  if (draft === null || draft.role === 'OWNER') return null;
  const codes = [refusal, error].map((one) => (isApiError(one) ? one.code : undefined));
  if (codes.includes('not_found')) return 'removed';
  const readsNow = data?.role !== undefined && !applicantMay(data.role, 'edit');
  return mayEdit && (readsNow || codes.includes('forbidden')) ? 'readOnly' : null;
};
