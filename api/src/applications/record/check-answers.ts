import {
  type Answers,
  BaseAnswersSchema,
  CreditAnswersSchema,
} from '@portal/contracts/applications/answers.schema';
import { documentRules } from '@portal/contracts/applications/documents';
import { allSections, type Section, sectionsOf } from '@portal/contracts/applications/sections';
import type { FundType } from '@portal/contracts/funds/enums';
import { isAmount } from '@portal/contracts/rules/values';
import type { Db } from '../../kernel/database/db.ts';
import { problem, type RefusedField } from '../../kernel/http/problem.ts';
import { singleLine } from '../../kernel/http/single-line.ts';
import { checkerOf } from '../../kernel/server/validation.ts';
import { usableFiles } from './documents.db.ts';

const checkers = { BASE_FUND: checkerOf(BaseAnswersSchema), CREDIT_FUND: checkerOf(CreditAnswersSchema) };

/** The sections that a set of answers speaks of. */
export const sectionsIn = (answers: Answers): Section[] =>
  allSections.filter((section) => answers[section] !== undefined);

/** @throws invalid_request for a section or field that this fund's form does not have. */
export const refuseForeignAnswers = (fundType: FundType, isOnBehalf: boolean, answers: Answers): void => {
  const known = sectionsOf(fundType, { isOnBehalf });
  const foreign = sectionsIn(answers).filter((section) => !known.includes(section));
  if (foreign.length > 0)
    throw problem('invalid_request', { fields: foreign.map((field) => ({ field, code: 'unknown' })) });
  checkers[fundType](answers);
};

/** @throws invalid_request for a file that is not there, not the person's, twice there, or of another kind. */
export const refuseForeignFiles = async (
  db: Db,
  fundType: FundType,
  answers: Answers,
  by: { userId: string; applicationId: string },
): Promise<void> => {
  const files = answers.documents?.files ?? [];
  const authority = answers.applicant?.authorityFileKey;
  const keys = [...files.map((file) => file.fileKey), ...(authority ? [authority] : [])];
  if (keys.length === 0) return;
  const usable = new Map((await usableFiles(db, keys, by)).map((file) => [file.fileKey, file.kind]));
  const refused: RefusedField[] = files.flatMap(({ fileKey, docType }, i) => {
    const kind = usable.get(fileKey);
    const rule = documentRules[fundType].find((one) => one.docType === docType);
    const isTwice = files.findIndex((file) => file.fileKey === fileKey) !== i;
    const fits = kind !== undefined && !isTwice && (rule === undefined || rule.accepts.includes(kind));
    return fits ? [] : [{ field: `documents.files.${i}.fileKey`, code: 'not_allowed' }];
  });
  if (authority && !usable.has(authority))
    refused.push({ field: 'applicant.authorityFileKey', code: 'not_allowed' });
  if (refused.length > 0) throw problem('invalid_request', { fields: refused });
};

const orNull = (text: string | null | undefined): string | null => singleLine(text ?? '') || null;

/** Answers that lists and rules read, as values of their columns; an incomplete answer counts as none. */
export const factsOf = (answers: Answers) => {
  const requested = answers.loss?.amountRequested ?? answers.financing?.financingRequested;
  return {
    projectTitle: orNull(answers.project?.projectTitle),
    organisationName: orNull(answers.organisation?.name),
    countryCode: orNull(answers.project?.countryCode) ?? orNull(answers.organisation?.countryCode),
    sector: orNull(answers.project?.sector),
    amountRequested: requested && isAmount(requested) ? requested : null,
  };
};
