import type { FundType } from '../funds/enums.ts';

export const allSections = [
  'applicant',
  'eligibility',
  'organisation',
  'project',
  'loss',
  'financing',
  'documents',
  'declarations',
] as const;
export type Section = (typeof allSections)[number];

const own: Readonly<Record<FundType, readonly Section[]>> = {
  BASE_FUND: ['eligibility', 'organisation', 'project', 'loss', 'documents', 'declarations'],
  CREDIT_FUND: ['eligibility', 'organisation', 'project', 'financing', 'documents', 'declarations'],
};

/** The sections of a form in order; "Check and send" follows them. On behalf, the applicant comes first. */
export const sectionsOf = (fundType: FundType, options: { isOnBehalf?: boolean } = {}): readonly Section[] =>
  options.isOnBehalf === true ? ['applicant', ...own[fundType]] : own[fundType];
/** The value at a path such as `focalPoint.email` or `useOfFunds.0.amount`; undefined where nothing is. */
export const answerAt = (answers: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return new Map<string, unknown>(Object.entries(value)).get(key);
  }, answers);

/** Limits of what a return asks for, the same on the page and on the server. */
export const MAX_REQUESTS = 30;
export const MIN_REQUEST_TEXT = 10;
