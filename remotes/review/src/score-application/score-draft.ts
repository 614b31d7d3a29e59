import { MAX_JUSTIFICATION, MIN_JUSTIFICATION } from '@portal/contracts/applications/criteria';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import type { SavedMark, SaveScoreDraft } from '@portal/contracts/review/decide';
import { type Score, scoreProblems, weightedScore } from '@portal/contracts/review/score';
import { isApiError, useIsHydrated, useQuery } from '@portal/platform';
import { readDeviceCopy, useAutosave } from '@portal/platform/forms';
import { useEffect, useMemo, useRef, useState } from 'react';
import { scoreDraftOf, useSaveMarks } from './score-draft.queries.ts';

/** One criterion as it stands on the workspace; no score yet is `null`. */
export type Mark = Pick<SavedMark, 'score' | 'justification'>;

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

const byCriterion = <M extends { criterionId: string }>(marks: readonly M[]) =>
  new Map(marks.map((mark) => [mark.criterionId, mark]));

const textOf = ({ criterionId, score, justification }: MarkOf): string =>
  JSON.stringify([criterionId, score, justification.trim()]);

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
  const [elsewhere, setElsewhere] = useState<readonly SavedMark[]>([]);
  const sent = useRef<Marks>({});
  const tried = useRef(new Set<string>());
  const send = useSaveMarks(id);
  const key = keyOf(id);
  const unsent = (marks: Marks) =>
    listOf(marks).filter(({ criterionId, ...mark }) => !same(mark, sent.current[criterionId]));
  const autosave = useAutosave({
    key,
    values: changed,
    enabled: may.score,
    save: async (values) => {
      const aside = byCriterion(elsewhere);
      const marks: SaveScoreDraft['marks'] = unsent(values).flatMap((mark) => {
        const { over } = values[mark.criterionId] ?? {};
        return aside.has(mark.criterionId) ? [] : [{ ...mark, ...(over !== undefined && { over }) }];
      });
      let isWhole = aside.size === 0;
      if (marks.length > 0) {
        for (const mark of marks) tried.current.add(textOf(mark));
        const { now, isTaken } = await send(marks);
        const there = byCriterion(now);
        // What this device sent without hearing of it again is its own.
        const theirs = marks.flatMap(({ criterionId, over }) => {
          const mark = isTaken ? undefined : there.get(criterionId);
          return mark && mark.savedAt !== over && !tried.current.has(textOf(mark)) ? [mark] : [];
        });
        if (isTaken) sent.current = { ...sent.current, ...Object.fromEntries(byCriterion(marks)) };
        setElsewhere((before) => [...before, ...theirs]);
        // What was typed meanwhile is typed over this.
        setChanged((typed) => {
          const typedOn = marks.flatMap(({ criterionId: id, ...mark }): [string, Typed][] => {
            const later = typed[id];
            const isSettled = isTaken
              ? same(mark, later)
              : theirs.some(({ criterionId }) => criterionId === id);
            return later && !isSettled ? [[id, { ...later, over: there.get(id)?.savedAt ?? null }]] : [];
          });
          return typedOn.length > 0 ? { ...typed, ...Object.fromEntries(typedOn) } : typed;
        });
        isWhole &&= isTaken;
      }
      if (!isWhole) throw new Error('another device went on scoring');
    },
  });
  const stored = useMemo(() => byCriterion(saved.data ?? []), [saved.data]);
  const isRead = may.score && saved.isFetchedAfterMount && saved.isSuccess;
  // What an earlier visit could not send, once the form has begun empty.
  useEffect(() => {
    const copy = isRead ? readDeviceCopy<Marks>(key) : null;
    if (copy) setChanged((now) => ({ ...copy.values, ...now }));
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
    /** What another device saved of criteria that are typed on here, unsaved until somebody chooses. */
    elsewhere: byCriterion(elsewhere),
    choose: (criterion: string, which: 'mine' | 'theirs') => {
      const theirs = elsewhere.find(({ criterionId }) => criterionId === criterion);
      setElsewhere(elsewhere.filter((mark) => mark !== theirs));
      setChanged(({ [criterion]: mine, ...rest }) =>
        which === 'mine' && mine && theirs
          ? { ...rest, [criterion]: { ...mine, over: theirs.savedAt } }
          : rest,
      );
    },
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
