import type { Draft } from '@portal/contracts/applications/application.schemas';

/** A draft that its address names, a colleague's too; else it is the person's own one for the fund, which may not exist yet. */
export const isNamed = (draft: Draft | null): draft is Draft =>
  draft !== null && (draft.status === 'RETURNED' || draft.isOnBehalf || draft.role !== 'OWNER');

/** Names of what the device keeps of a draft: the words, and the version that they grew from. */
export const deviceCopyKeys = (fundId: string, draft: Draft | null) => {
  const words = isNamed(draft) ? `application-${draft.id}` : `application-${fundId}`;
  return { words, base: `${words}-base` };
};
