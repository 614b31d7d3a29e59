import { sectionCompleteness } from '@portal/application-form/completeness';
import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { ApplicationDocument, FileFacts } from '@portal/contracts/applications/application.schemas';
import type { Section } from '@portal/contracts/applications/sections';
import { checkEligibility } from '@portal/contracts/funds/eligibility-rules';
import { type RulesInForce, standardRules } from '@portal/contracts/funds/rules';
import { type FundRecord, fundView } from '../../funds/index.ts';
import { problem, type RefusedField } from '../../kernel/http/problem.ts';
import type { ApplicationRecord } from './application.db.ts';
import type { CheckedEligibility } from './versions.db.ts';

type Ruled = Pick<ApplicationRecord, 'fundType' | 'rulesInForce'>;

const rulesFor = ({ fundType, rulesInForce }: Ruled): RulesInForce => {
  const standard = standardRules(fundType);
  const rules = rulesInForce ?? standard;
  return { ...rules, asked: standard.asked.filter((rule) => rules.asked.includes(rule)) };
};

/** Sections that the applicant may still put right; undefined: all. */
const openSections = ({ status, returnRequest }: ApplicationRecord): readonly Section[] | undefined =>
  status === 'RETURNED' ? returnRequest?.sections : undefined;

const keepsEligibility = (application: ApplicationRecord): boolean =>
  openSections(application)?.includes('eligibility') === false;

/** @throws application_not_eligible naming the rules that are not met. */
const refuseIneligible = (application: ApplicationRecord, answers: Answers): void => {
  if (keepsEligibility(application)) return;
  const { result, failed } = checkEligibility(rulesFor(application).asked, answers.eligibility ?? {});
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
    eligibility: rulesFor(application),
    open: openSections(application),
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

/** Every file that goes with an application, and whether each must have met a scanner. */
interface SentFiles {
  documents: readonly ApplicationDocument[];
  authorityFile: FileFacts | null;
  requireScan: boolean;
}

/** @throws file_not_clean or file_not_scanned naming the documents. */
const refuseUnclean = ({ documents, authorityFile, requireScan }: SentFiles): void => {
  const files = [
    ...documents.map((file) => ({ ...file, field: `documents.${file.docType}` })),
    ...(authorityFile ? [{ ...authorityFile, field: 'applicant.authorityFileKey' }] : []),
  ];
  const refuse = (code: 'file_not_clean' | 'file_not_scanned', refused: typeof files): void => {
    if (refused.length > 0)
      throw problem(code, { fields: refused.map(({ field }) => ({ field, code: 'not_clean' })) });
  };
  refuse(
    'file_not_clean',
    files.filter((file) => file.scanStatus !== 'CLEAN'),
  );
  if (requireScan)
    refuse(
      'file_not_scanned',
      files.filter((file) => !file.wasScanned),
    );
};

/** @throws application_not_eligible, application_incomplete, file_not_clean, file_not_scanned. */
export const refuseUnready = (
  application: ApplicationRecord,
  answers: Answers,
  files: SentFiles,
  fund: FundRecord,
): void => {
  refuseIneligible(application, answers);
  refuseIncomplete(application, answers, fund);
  refuseUnclean(files);
};

/** The result of the questions with the version of the rules; where they were not asked again, that of before. */
export const eligibilityOf = (
  application: ApplicationRecord,
  answers: Answers,
  checkedAt: string | null,
  before?: CheckedEligibility,
): CheckedEligibility => {
  if (before && keepsEligibility(application)) return before;
  const { version, asked } = rulesFor(application);
  const { result, failed } = checkEligibility(asked, answers.eligibility ?? {});
  return { result, failed, rulesVersion: version, checkedAt };
};
