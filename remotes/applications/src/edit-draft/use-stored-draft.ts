import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { Draft } from '@portal/contracts/applications/application.schemas';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import { type ApiError, i18n, isApiError } from '@portal/platform';
import { useRef, useState } from 'react';
import {
  fetchDraft,
  refetchAfterRefusal,
  useCreateDraft,
  useSaveSections,
  useTickRequest,
} from './draft.queries.ts';
import { changedSections, type Merged } from './merge-answers.ts';

interface StoredDraftOptions {
  fund: Fund;
  initial: Draft | null;
  /** What is on the screen now. */
  latest: () => Answers;
  /** Joins the screen with another version; returns what only a person can resolve. */
  mergeWith: (base: Answers, theirs: Draft) => Merged;
}

/** Thrown while two versions wait for a person's choice: nothing is sent meanwhile. */
export class ConflictError extends Error {}

/** The draft as the server has it, and the way to bring the screen's answers there. */
export const useStoredDraft = ({ fund, initial, latest, mergeWith }: StoredDraftOptions) => {
  const create = useCreateDraft();
  const save = useSaveSections();
  const ticking = useTickRequest();
  const [draft, setDraft] = useState(initial);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const stored = useRef(initial);
  const lastError = useRef<unknown>(null);

  const remember = (next: Draft) => {
    stored.current = next;
    setDraft(next);
  };

  /** Takes another version in. @throws ConflictError */
  const takeIn = (base: Answers, theirs: Draft) => {
    const { conflicts } = mergeWith(base, theirs);
    remember(theirs);
    if (conflicts.length > 0) throw new ConflictError(i18n.t('applications:stale.waiting'));
  };

  const begin = async (): Promise<Draft> => {
    const created = await create.mutateAsync(fund.fundId);
    // Another window may have begun already: then the answer is its draft.
    takeIn({}, created);
    return created;
  };

  const sendOnce = async (): Promise<void> => {
    const base = stored.current ?? (await begin());
    const answers = changedSections(base.answers, latest());
    if (Object.keys(answers).length === 0) return;
    try {
      remember(await save.mutateAsync({ id: base.id, rowVersion: base.rowVersion, answers }));
    } catch (error) {
      if (!isApiError(error) || error.code !== 'stale_version') throw error;
      takeIn(base.answers, await fetchDraft(base.id));
      await sendOnce();
    }
  };

  /** @throws ApiError, ConflictError */
  const send = async (): Promise<void> => {
    try {
      await sendOnce();
      lastError.current = null;
      setRefusal(null);
    } catch (error) {
      const hasAnswer = isApiError(error) && error.status !== 0;
      lastError.current = error;
      setRefusal(hasAnswer ? error : null);
      if (hasAnswer) void refetchAfterRefusal(fund.fundId, error);
      throw error;
    }
  };

  /** Takes in what the server has now. @throws ApiError, ConflictError */
  const refresh = async (): Promise<void> => {
    if (stored.current !== null) takeIn(stored.current.answers, await fetchDraft(stored.current.id));
  };

  /** @throws ApiError, ConflictError */
  const tick = async (requestId: string, isDone: boolean): Promise<void> => {
    const now = stored.current;
    if (now !== null) takeIn(now.answers, await ticking.mutateAsync({ id: now.id, requestId, isDone }));
  };

  return { draft, stored, refresh, tick, refusal, send, lastError };
};
