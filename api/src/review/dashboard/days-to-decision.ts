import type { FundsStat } from '@portal/contracts/review/dashboard';
import type { Db } from '../../kernel/database/db.ts';
import { addDays } from '../periods/calendar-days.ts';
import { type Bucket, bucketName } from '../periods/date-ranges.ts';
import { findMarks, findMedians } from './days-to-decision.db.ts';
import type { Medians } from './medians.ts';
import type { Scope } from './scope.ts';
import { bucketsIn, PREVIOUS, withPrevious } from './series.ts';

/** The bucket that stands for the whole period. */
const WHOLE = -2;

/** So many days' decisions are read by one statement; a year of them would take too long for one. */
const AT_ONCE = 31;

const inParts = (buckets: readonly Bucket[]): Bucket[][] =>
  Array.from({ length: Math.ceil(buckets.length / AT_ONCE) }, (_, part) =>
    buckets.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );

/** By bucket. */
type Marks = ReadonlyMap<number, string>;

/** The period's steps, the period itself, and the one before. */
const bucketsToKnow = (scope: Scope): Bucket[] => {
  const { from, to } = scope.period;
  return [...withPrevious(scope), { bucket: WHOLE, from, before: addDays(to, 1) }];
};

/** To be read before `daysToDecision`: after a decision in between, medians are kept under an old mark and read again. */
export const marksOfDecisions = (db: Db, scope: Scope): Promise<Marks> => findMarks(db, bucketsToKnow(scope));

/** Medians by bucket, from memory where their days have not changed. */
const mediansOf = async (
  db: Db,
  medians: Medians,
  scope: Scope,
  buckets: readonly Bucket[],
  marks: Marks,
): Promise<Map<number, number | null>> => {
  const { fundId, fundType, countryCode, sector, status } = scope.filters;
  const filters = [scope.timeZone, fundId, fundType, countryCode, sector, status].join('|');
  const found = new Map<number, number | null>();
  for (const part of inParts(buckets)) {
    const asked = part.map((bucket) => ({
      bucket,
      question: `${filters}|${bucket.from}|${bucket.before}`,
      mark: marks.get(bucket.bucket) ?? '0',
    }));
    const answers = await medians.answer(asked, async (unknown) => {
      const read = await findMedians(
        db,
        scope,
        unknown.map(({ bucket }) => bucket),
      );
      return new Map(
        unknown.flatMap(({ bucket, question }) => {
          const median = read.get(bucket.bucket);
          return median === undefined ? [] : [[question, median] as const];
        }),
      );
    });
    for (const { bucket, question } of asked) found.set(bucket.bucket, answers.get(question) ?? null);
  }
  return found;
};

/**
 * The median of days from sending to a decision, both rounded to whole days, for decisions of the
 * period, of each of its steps and of the period before.
 */
export const daysToDecision = async (
  db: Db,
  medians: Medians,
  scope: Scope,
  marks: Marks,
): Promise<FundsStat['daysToDecision']> => {
  const { unit } = scope.period;
  const found = await mediansOf(db, medians, scope, bucketsToKnow(scope), marks);
  return {
    median: found.get(WHOLE) ?? null,
    previousMedian: found.get(PREVIOUS) ?? null,
    series: bucketsIn(scope).map((one) => ({
      period: bucketName(one.from, unit),
      median: found.get(one.bucket) ?? null,
    })),
  };
};
