import type { Answers } from '@portal/contracts/applications/answers.schema';
import { sectionCompleteness } from '@portal/contracts/applications/completeness';
import { checkEligibility, eligibilityRulesVersion } from '@portal/contracts/applications/eligibility';
import type { ApplicationDocument } from '@portal/contracts/applications/schemas';
import { fundView } from '../funds/fund-view.ts';
import type { FundRecord } from '../funds/funds.db.ts';
import { problem, type RefusedField } from '../http/problem.ts';
import type { ApplicationRecord } from './application.db.ts';
import type { CheckedEligibility } from './versions.db.ts';

/** @throws application_not_eligible naming the rules that are not met. */
const refuseIneligible = (application: ApplicationRecord, answers: Answers): void => {
  const { result, failed } = checkEligibility(application.fundType, answers.eligibility ?? {});
  if (result === 'NOT_ELIGIBLE')
    throw problem('application_not_eligible', {
      fields: failed.map((rule) => ({ field: `eligibility.${rule}`, code: 'not_eligible' })),
    });
};

/** @throws application_incomplete naming every field, as `section.field`. */
const refuseIncomplete = (application: ApplicationRecord, answers: Answers, fund: FundRecord): void => {
  const { rules } = fundView(fund, undefined);
  const sections = sectionCompleteness(application.fundType, answers, {
    rules,
    isOnBehalf: application.isOnBehalf,
  });
  const fields = sections.flatMap(({ section, missing }) =>
    missing.map(
      ({ field, code, limit }): RefusedField => ({
        field: `${section}.${field}`,
        code,
        ...(limit === undefined ? {} : { limit }),
      }),
    ),
  );
  if (fields.length > 0) throw problem('application_incomplete', { fields });
};

/** @throws file_not_clean naming the documents. */
const refuseUnclean = (documents: readonly ApplicationDocument[]): void => {
  const unclean = documents.filter((document) => document.scanStatus !== 'CLEAN');
  if (unclean.length > 0)
    throw problem('file_not_clean', {
      fields: unclean.map(({ docType }) => ({ field: `documents.${docType}`, code: 'not_clean' })),
    });
};

/** Whether a form may be sent as it stands. */
export const refuseUnready = (
  application: ApplicationRecord,
  answers: Answers,
  documents: readonly ApplicationDocument[],
  fund: FundRecord,
): void => {
  refuseIneligible(application, answers);
  refuseIncomplete(application, answers, fund);
  refuseUnclean(documents);
};

/** The result of the questions with the version of the rules. */
export const eligibilityOf = (
  { fundType }: Pick<ApplicationRecord, 'fundType'>,
  answers: Answers,
  checkedAt: string | null,
): CheckedEligibility => {
  const { result, failed } = checkEligibility(fundType, answers.eligibility ?? {});
  return { result, failed, rulesVersion: eligibilityRulesVersion, checkedAt };
};
