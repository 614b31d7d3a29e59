import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { Draft } from '@portal/contracts/applications/application.schemas';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import { readDeviceCopy } from '@portal/platform/forms';

/** What the words on the device grew from: with them a form opens where there is no connection. */
export interface StoredBase {
  fund: Fund;
  draft: Draft | null;
}

/** A draft that its address names, a colleague's too; else it is the person's own one for the fund, which may not exist yet. */
export const isNamed = (draft: Draft | null): draft is Draft =>
  draft !== null && (draft.status === 'RETURNED' || draft.isOnBehalf || draft.role !== 'OWNER');

const keysOf = (name: string) => ({ words: `application-${name}`, base: `application-${name}-grown-from` });

/** Names of what the device keeps of a draft: the words, and the version that they grew from. */
export const deviceCopyKeys = (fundId: string, draft: Draft | null) =>
  keysOf(isNamed(draft) ? draft.id : fundId);

/** What is stored of the form at an address. A release before this one stored less, under another name. */
export const readStoredBase = (fundId: string, id: string | null): StoredBase | undefined =>
  [id ?? fundId, fundId]
    .map((name) => readDeviceCopy<StoredBase>(keysOf(name).base)?.values)
    .find((stored) => stored?.fund.fundId === fundId && (id === null || stored.draft?.id === id));

/** The words that the server lacks of a form, and the draft that they grew from: by the id that its address names, else by its fund. */
export const readStoredAnswers = (name: string) => {
  const keys = keysOf(name);
  return {
    words: readDeviceCopy<Answers>(keys.words)?.values,
    draft: readDeviceCopy<StoredBase>(keys.base)?.values.draft ?? null,
  };
};
