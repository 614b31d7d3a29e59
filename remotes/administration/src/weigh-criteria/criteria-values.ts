import type { Criterion } from '@portal/contracts/applications/criteria';
import type { Criteria, SaveCriteria } from '@portal/contracts/review/criteria';
import { texts, written } from '../publish-version/localised-values.ts';

const valuesOfCriterion = ({ criterionId, name, guide, weight, evidence }: Criterion) => ({
  criterionId,
  name: texts(name),
  guide: texts(guide),
  weight: String(weight),
  evidence,
});

type CriterionValues = ReturnType<typeof valuesOfCriterion>;

export const valuesOf = ({ criteria }: Criteria) => ({ criteria: criteria.map(valuesOfCriterion) });

export type CriteriaValues = ReturnType<typeof valuesOf>;

export const newCriterion = (): CriterionValues => ({
  /** It gets one when it is saved. */
  criterionId: '',
  name: texts({ en: '' }),
  guide: texts({ en: '' }),
  weight: '',
  evidence: [],
});

/** All criteria, as a version is whole; null when nothing differs from what was read. */
export const toSave = (values: CriteriaValues, before: Criteria): SaveCriteria | null =>
  JSON.stringify(values.criteria) === JSON.stringify(valuesOf(before).criteria)
    ? null
    : {
        version: before.version,
        criteria: values.criteria.map(({ criterionId, name, guide, weight, evidence }) => ({
          ...(criterionId !== '' && { criterionId }),
          name: written(name),
          guide: written(guide),
          weight: Number(weight),
          evidence,
        })),
      };

/** A new criterion has no id before it is saved: its place stands for it. */
const keyOf = ({ criterionId }: CriterionValues, at: number): string => criterionId || `new${at}`;

/** The criterion with a key, if it is there, and its place. */
export const criterionWith = (key: string, { criteria }: CriteriaValues) =>
  criteria.flatMap((one, at) => (keyOf(one, at) === key ? [{ ...one, at }] : []));

/** By criterion, as differences are shown. @param inWords says its evidence. */
export const byCriterion = (
  { criteria }: CriteriaValues,
  inWords: (evidence: CriterionValues['evidence']) => string,
) =>
  Object.fromEntries(
    criteria.map((criterion, at) => {
      const { name, guide, weight, evidence } = criterion;
      return [keyOf(criterion, at), { order: at + 1, name, guide, weight, evidence: inWords(evidence) }];
    }),
  );

const same = (one: CriterionValues | undefined, other: CriterionValues | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What was typed on top of what somebody else published, criterion by criterion. */
export const onTop = (mine: CriteriaValues, before: Criteria, theirs: Criteria): CriteriaValues => {
  const [old, now] = [valuesOf(before).criteria, valuesOf(theirs).criteria];
  const named = (list: readonly CriterionValues[], id: string) =>
    list.find(({ criterionId }) => criterionId === id);
  const merged = mine.criteria.flatMap((own) => {
    const { criterionId } = own;
    if (criterionId === '' || !same(own, named(old, criterionId))) return [own];
    return named(now, criterionId) ?? [];
  });
  const added = now.filter(({ criterionId }) => !named(old, criterionId));
  return { criteria: [...merged, ...added] };
};
