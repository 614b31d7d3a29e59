import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { Draft } from '@portal/contracts/applications/application.schemas';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import { readDeviceCopy } from '@portal/platform/forms';

/** The version in which the answers on the device were changed: by it a form opens without a connection. */
export interface StoredBase {
  fund: Fund;
  draft: Draft | null;
}

/** A draft that its address names, a colleague's too; else it is the person's own one for the fund, which may not exist yet. */
export const isNamed = (draft: Draft | null): draft is Draft =>
  draft !== null && (draft.status === 'RETURNED' || draft.isOnBehalf || draft.role !== 'OWNER');

const keysOf = (name: string) => ({ answers: `application-${name}`, base: `application-${name}-grown-from` });

/** Names of what the device keeps of a draft: answers that are not saved, and the version in which they were changed. */
export const deviceCopyKeys = (fundId: string, draft: Draft | null) =>
  keysOf(isNamed(draft) ? draft.id : fundId);

/** What is stored of the form at an address, whose draft is kept by its id or, as the person's own one, by its fund. */
export const readStoredBase = (fundId: string, id: string | null): StoredBase | undefined =>
  [id ?? fundId, fundId]
    .map((name) => readDeviceCopy<StoredBase>(keysOf(name).base)?.values)
    .find((stored) => stored?.fund.fundId === fundId && (id === null || stored.draft?.id === id));

/** Answers of a form that are not saved, and the draft in which they were changed: by the id in its address, else by its fund. */
export const readStoredAnswers = (name: string) => {
  const keys = keysOf(name);
  return {
    answers: readDeviceCopy<Answers>(keys.answers)?.values,
    draft: readDeviceCopy<StoredBase>(keys.base)?.values.draft ?? null,
  };
};
