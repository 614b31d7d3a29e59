import { MAX_JUSTIFICATION, MIN_JUSTIFICATION } from '@portal/contracts/applications/criteria';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { type Score, scoreProblems, weightedScore } from '@portal/contracts/review/score';
import { isApiError, useIsHydrated, useQuery } from '@portal/platform';
import { readDeviceCopy, useAutosave } from '@portal/platform/forms';
import { useEffect, useMemo, useRef, useState } from 'react';
import { scoreDraftOf, useSaveMarks } from './score-draft.queries.ts';

/** One criterion as it stands on the workspace; no score yet is `null`. */
export interface Mark {
  score: number | null;
  justification: string;
}

/** As this device keeps it. */
interface Typed extends Mark {
  /** When that was saved which it was typed over; null where nothing was. */
  over?: string | null;
}

/** By the ids of the criteria. */
type Marks = Record<string, Typed>;

const blank: Mark = { score: null, justification: '' };

/** Has its points and a reason that is long enough, and not too long. */
export const isScored = ({ score, justification }: Mark): boolean =>
  score !== null &&
  justification.trim().length >= MIN_JUSTIFICATION &&
  [...justification].length <= MAX_JUSTIFICATION;

export type MarkOf = Mark & { criterionId: string };

const listOf = (marks: Marks): MarkOf[] =>
  Object.entries(marks).map(([criterionId, { score, justification }]) => ({
    criterionId,
    score,
    justification,
  }));

/** The marks as scores, those without a number left out. */
const scoresOf = (marks: Marks): Score[] =>
  listOf(marks).flatMap(({ criterionId, score, justification }) =>
    score === null ? [] : [{ criterionId, score, justification: justification.trim() }],
  );

const same = (one: Mark, other: Mark | undefined): boolean =>
  one.score === other?.score && one.justification === other.justification;

const keyOf = (id: string) => `scores-${id}`;

/** Marks that this device has and the server does not. */
export const keptMarks = (id: string): MarkOf[] => listOf(readDeviceCopy<Marks>(keyOf(id))?.values ?? {});

/**
 * Own scores of an application, saved as they change: on the server, and on the device while there is no connection.
 * Another device, a closed tab or the next version of the application begins from them.
 */
export const useScoreDraft = ({
  id,
  version,
  criteria,
  may,
}: Pick<StaffApplication, 'id' | 'version' | 'criteria' | 'may'>) => {
  const saved = useQuery({ ...scoreDraftOf(id), enabled: may.score });
  const isHydrated = useIsHydrated();
  const [changed, setChanged] = useState<Marks>({});
  const [overtaken, setOvertaken] = useState<MarkOf[]>([]);
  const sent = useRef<Marks>({});
  const send = useSaveMarks(id);
  const key = keyOf(id);
  const unsent = (marks: Marks) =>
    listOf(marks).filter(({ criterionId, ...mark }) => !same(mark, sent.current[criterionId]));
  const autosave = useAutosave({
    key,
    values: changed,
    enabled: may.score,
    save: async (values) => {
      const marks = unsent(values);
      if (marks.length === 0) return;
      const now = await send(marks);
      sent.current = { ...sent.current, ...values };
      // What was typed meanwhile is typed over this.
      const over = new Map(now.map(({ criterionId, savedAt }) => [criterionId, savedAt]));
      setChanged((typed) => {
        const typedOn = marks.flatMap(({ criterionId: id, ...mark }): [string, Typed][] => {
          const later = typed[id];
          return later && !same(mark, later) ? [[id, { ...later, over: over.get(id) ?? null }]] : [];
        });
        return typedOn.length > 0 ? { ...typed, ...Object.fromEntries(typedOn) } : typed;
      });
    },
  });
  const stored = useMemo(
    () => new Map((saved.data ?? []).map((mark) => [mark.criterionId, mark])),
    [saved.data],
  );
  const isRead = may.score && saved.isFetchedAfterMount && saved.isSuccess;
  // What an earlier visit could not send, once the form has begun empty; what was saved since then stands.
  useEffect(() => {
    const copy = isRead ? readDeviceCopy<Marks>(key) : null;
    if (!copy) return;
    const isLater = ([criterion, mark]: [string, Typed]) => {
      const theirs = stored.get(criterion);
      return mark.over !== undefined && mark.over !== (theirs?.savedAt ?? null) && !same(mark, theirs);
    };
    const kept = Object.entries(copy.values);
    setOvertaken(listOf(Object.fromEntries(kept.filter(isLater))));
    setChanged((now) => ({ ...Object.fromEntries(kept.filter((entry) => !isLater(entry))), ...now }));
  }, [key, isRead]);

  const { error } = autosave;
  const isRefused = isApiError(error) && [403, 404].includes(error.status);
  const waiting = new Set(unsent(changed).map(({ criterionId }) => criterionId));
  const markOf = (criterion: string): Mark => {
    const own = waiting.has(criterion) ? changed[criterion] : undefined;
    const { score, justification } = own ?? stored.get(criterion) ?? blank;
    return { score, justification };
  };
  const marks: Marks = Object.fromEntries(
    criteria.map(({ criterionId }) => [criterionId, markOf(criterionId)]),
  );
  const scores = scoresOf(marks);
  return {
    criteria,
    markOf,
    /** The earlier version that was scored, where the criterion was not looked at since. */
    versionOf: (criterion: string): number | undefined => {
      const scored = stored.get(criterion)?.version ?? version;
      return waiting.has(criterion) || scored === version ? undefined : scored;
    },
    change: (criterion: string, part: Partial<Mark>) =>
      setChanged((before) => {
        const over = waiting.has(criterion)
          ? before[criterion]?.over
          : (stored.get(criterion)?.savedAt ?? null);
        return {
          ...before,
          [criterion]: { ...markOf(criterion), ...part, ...(over !== undefined && { over }) },
        };
      }),
    /** What this device kept while another went on with the same criteria. */
    overtaken,
    /** What was typed here and cannot be saved any more: the review went to somebody else, or the application moved on. */
    lost:
      isHydrated && (isRefused || !may.score)
        ? unsent({ ...readDeviceCopy<Marks>(key)?.values, ...changed })
        : [],
    isLoading: saved.isLoading,
    error: saved.error,
    reload: () => void saved.refetch(),
    autosave,
    scores,
    weighted: weightedScore(criteria, scores),
    done: scores.filter(isScored).length,
    isComplete: scores.every(isScored) && scoreProblems(criteria, scores).length === 0,
  };
};

export type ScoreDraft = ReturnType<typeof useScoreDraft>;
