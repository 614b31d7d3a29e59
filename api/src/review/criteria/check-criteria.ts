import { everyQuestion } from '@portal/application-form/questions';
import type { Evidence } from '@portal/contracts/applications/criteria';
import { sectionsOf } from '@portal/contracts/applications/sections';
import type { FundType } from '@portal/contracts/funds/enums';
import { type SaveCriteria, sumOfWeights } from '@portal/contracts/review/criteria';
import { problem, type RefusedField } from '../../kernel/http/problem.ts';

type Given = SaveCriteria['criteria'];

const repeated = <T>(list: readonly T[], at: number): boolean => list.indexOf(list[at] as T) !== at;

const refusedEvidence = (
  fundType: FundType,
  evidence: readonly Evidence[],
  field: string,
): RefusedField[] => {
  const sections = evidence.map(({ section }) => section);
  return evidence.flatMap(({ section, fields }, at): RefusedField[] => {
    if (!sectionsOf(fundType).includes(section) || repeated(sections, at))
      return [{ field: `${field}.${at}.section`, code: 'not_allowed' }];
    const known = everyQuestion(fundType, section);
    return fields.flatMap((name, place) =>
      known.includes(name) ? [] : [{ field: `${field}.${at}.fields.${place}`, code: 'not_allowed' }],
    );
  });
};

/** @throws invalid_request naming weights that do not add up, ids that the fund never had, evidence that its form lacks. */
export const checkCriteria = (fundType: FundType, criteria: Given, knownIds: readonly string[]): void => {
  const ids = criteria.map(({ criterionId }) => criterionId);
  const fields = criteria.flatMap(({ criterionId, evidence }, at): RefusedField[] => [
    ...(criterionId !== undefined && (!knownIds.includes(criterionId) || repeated(ids, at))
      ? [{ field: `criteria.${at}.criterionId`, code: 'not_allowed' as const }]
      : []),
    ...refusedEvidence(fundType, evidence, `criteria.${at}.evidence`),
  ]);
  if (sumOfWeights(criteria) !== 100) fields.push({ field: 'criteria', code: 'sum_mismatch', limit: 100 });
  if (fields.length > 0) throw problem('invalid_request', { fields });
};
