import type { Answers } from '@portal/contracts/applications/answers.schema';
import { documentRules } from '@portal/contracts/applications/documents';
import type { EligibilityRule } from '@portal/contracts/funds/eligibility-rules';
import type { FundType } from '@portal/contracts/funds/enums';
import { declarationNames } from './answer-fields.ts';
import {
  type Asked,
  accepted,
  needed,
  neededDay,
  neededEmail,
  neededList,
  neededPhone,
  numberWithin,
  optionalUrl,
} from './check-question.ts';

export const applicantAsked = (a: Answers['applicant'] = {}): Asked[] => [
  needed('firstName', a.firstName),
  needed('lastName', a.lastName),
  neededEmail('email', a.email),
  neededPhone('phone', a.phone),
  needed('channel', a.channel),
  needed('authorityFileKey', a.authorityFileKey),
];

export const eligibilityAsked = (
  rules: readonly EligibilityRule[],
  a: Answers['eligibility'] = {},
): Asked[] =>
  rules.map((rule) => (a[rule] === false ? { field: rule, issue: 'not_eligible' } : needed(rule, a[rule])));

export const organisationAsked = (a: Answers['organisation'] = {}): Asked[] => [
  needed('applicantType', a.applicantType),
  needed('name', a.name),
  needed('registrationNumber', a.registrationNumber),
  needed('countryCode', a.countryCode),
  needed('city', a.city),
  needed('address', a.address),
  optionalUrl('website', a.website),
];

export const projectAsked = (a: Answers['project'] = {}): Asked[] => [
  needed('projectTitle', a.projectTitle),
  needed('summary', a.summary),
  needed('sector', a.sector),
  needed('countryCode', a.countryCode),
  neededList('beneficiaryCountries', a.beneficiaryCountries),
  needed('city', a.city),
  neededDay('startDate', a.startDate),
  numberWithin('durationMonths', a.durationMonths, 1, 600),
];

/** Files of a document type; the answer of the question is the list of them. */
export const documentsAsked = (fundType: FundType, a: Answers['documents'] = {}): Asked[] => {
  const rules = documentRules[fundType];
  const files = a.files ?? [];
  const required = rules
    .filter((rule) => rule.required)
    .map(({ docType }) => needed(docType, files.some((file) => file.docType === docType) || null));
  const strangers = files
    .filter((file) => !rules.some((rule) => rule.docType === file.docType))
    .map((file): Asked => ({ field: file.docType, issue: 'not_allowed' }));
  return [...required, ...strangers];
};

export const declarationsAsked = (fundType: FundType, a: Answers['declarations'] = {}): Asked[] => [
  ...declarationNames(fundType).map((name) => accepted(name, a[name])),
  needed('signedName', a.signedName),
];
