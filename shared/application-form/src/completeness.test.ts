import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { Section } from '@portal/contracts/applications/sections';
import { describe, expect, test } from 'vitest';
import { computedLoss } from './base-fund.ts';
import { completeBase, completeCredit, exampleContext } from './complete-example.ts';
import { isComplete, sectionCompleteness } from './completeness.ts';

const issues = (
  fundType: 'BASE_FUND' | 'CREDIT_FUND',
  answers: Answers,
  section: Section,
  isOnBehalf = false,
) =>
  sectionCompleteness(fundType, answers, { ...exampleContext, isOnBehalf })
    .find((s) => s.section === section)
    ?.missing.map(({ field, code }) => `${field} ${code}`);

const credit = (part: NonNullable<Answers['financing']>) => ({
  ...completeCredit,
  financing: { ...completeCredit.financing, ...part },
});
const base = (part: NonNullable<Answers['loss']>) => ({
  ...completeBase,
  loss: { ...completeBase.loss, ...part },
});

test('a full form is complete in every section', () => {
  expect(isComplete(sectionCompleteness('BASE_FUND', completeBase, exampleContext))).toBe(true);
  expect(isComplete(sectionCompleteness('CREDIT_FUND', completeCredit, exampleContext))).toBe(true);
});

test('an empty form has not been started and asks for every section', () => {
  const sections = sectionCompleteness('CREDIT_FUND', {}, exampleContext);
  expect(sections.map((s) => s.section)).toEqual([
    'eligibility',
    'organisation',
    'project',
    'financing',
    'documents',
    'declarations',
  ]);
  expect(sections.every((s) => s.state === 'NOT_STARTED' && s.answered < s.total)).toBe(true);
});

test('a section counts its answers', () => {
  const [documents] = sectionCompleteness(
    'CREDIT_FUND',
    { documents: { files: [{ fileKey: 'file_1', docType: 'BUSINESS_PLAN' }] } },
    exampleContext,
  ).filter((s) => s.section === 'documents');
  expect(documents).toMatchObject({ state: 'IN_PROGRESS', answered: 1, total: 4 });
});

describe('financing', () => {
  test('own contribution is at least the share that the fund asks for', () => {
    expect(issues('CREDIT_FUND', credit({ ownContribution: '619999.99' }), 'financing')).toEqual([
      'ownContribution too_small',
    ]);
  });
  test('use of funds adds up to the request to the cent', () => {
    const first = completeCredit.financing.useOfFunds.slice(0, 1);
    expect(issues('CREDIT_FUND', credit({ useOfFunds: first }), 'financing')).toEqual([
      'useOfFunds sum_mismatch',
    ]);
  });
  test('grace is not longer than the loan', () => {
    expect(issues('CREDIT_FUND', credit({ graceMonths: 85 }), 'financing')).toEqual(['graceMonths too_big']);
  });
  test('the request stays within the fund and the project cost', () => {
    expect(
      issues('CREDIT_FUND', credit({ projectCost: '1000000', ownContribution: '250000' }), 'financing'),
    ).toEqual(['financingRequested too_big']);
    expect(issues('CREDIT_FUND', credit({ financingRequested: '1' }), 'financing')).toContain(
      'financingRequested too_small',
    );
  });
});

describe('tariff loss', () => {
  test('the claim may be lowered, never raised above the lines', () => {
    expect(computedLoss(completeBase.loss.lossLines)).toBe('2404600.00');
    expect(issues('BASE_FUND', base({ lossClaimed: '2404600.01' }), 'loss')).toEqual(['lossClaimed too_big']);
    expect(issues('BASE_FUND', base({ lossClaimed: '2000000', amountRequested: '2000000' }), 'loss')).toEqual(
      [],
    );
  });
  test('a line that claims less lowers the most that may be claimed', () => {
    const [first, ...others] = completeBase.loss.lossLines;
    const lossLines = [{ ...first, loss: '1000000' }, ...others];
    expect(issues('BASE_FUND', base({ lossLines }), 'loss')).toEqual(['lossClaimed too_big']);
    const claim = { lossClaimed: '1931000', amountRequested: '1931000' };
    expect(issues('BASE_FUND', base({ lossLines, ...claim }), 'loss')).toEqual([]);
  });
  test.each(['7', '00', 'zz', '٠٧'])('%s is no chapter', (hsChapter) => {
    const [first, ...others] = completeBase.loss.lossLines;
    expect(issues('BASE_FUND', base({ lossLines: [{ ...first, hsChapter }, ...others] }), 'loss')).toEqual([
      'lossLines.0.hsChapter format',
    ]);
  });
  test('the request is at most the claim', () => {
    expect(issues('BASE_FUND', base({ lossClaimed: '2000000' }), 'loss')).toEqual([
      'amountRequested too_big',
    ]);
  });
  test('the baseline is a year that has begun', () => {
    expect(issues('BASE_FUND', base({ baselineYear: 2099 }), 'loss')).toEqual(['baselineYear too_big']);
  });
  test('the claim period ends after it begins', () => {
    expect(issues('BASE_FUND', base({ claimPeriodTo: '2023-12-31' }), 'loss')).toEqual([
      'claimPeriodTo not_after',
    ]);
  });
  test('other kinds of support do not ask for it', () => {
    const { supportType: _, ...none } = completeBase.loss;
    const answers = { amountRequested: none.amountRequested, ratificationDepositedOn: '2019-02-07' };
    expect(
      issues(
        'BASE_FUND',
        { ...completeBase, loss: { ...answers, supportType: 'TECHNICAL_ASSISTANCE' } },
        'loss',
      ),
    ).toEqual([]);
  });
});

test('shares of a company add up to 100', () => {
  const organisation = {
    ...completeCredit.organisation,
    ownership: [{ name: 'A', countryCode: 'NG', percent: 99.99 }],
  };
  expect(issues('CREDIT_FUND', { ...completeCredit, organisation }, 'organisation')).toEqual([
    'ownership sum_mismatch',
  ]);
});

test('an SME shows two years of accounts, others three', () => {
  const two = completeCredit.organisation.financials.slice(0, 2);
  const organisation = { ...completeCredit.organisation, financials: two };
  expect(issues('CREDIT_FUND', { ...completeCredit, organisation }, 'organisation')).toEqual([
    'financials too_few',
  ]);
  expect(
    issues(
      'CREDIT_FUND',
      { ...completeCredit, organisation: { ...organisation, applicantType: 'SME' } },
      'organisation',
    ),
  ).toEqual([]);
});

test('no year of accounts counts twice, and none is in the future', () => {
  const [first, second, third] = completeCredit.organisation.financials;
  const shown = (...financials: object[]) =>
    issues(
      'CREDIT_FUND',
      { ...completeCredit, organisation: { ...completeCredit.organisation, financials } },
      'organisation',
    );
  expect(shown({ ...first }, { ...second }, { ...third, year: first?.year })).toEqual([
    'financials.2.year not_allowed',
  ]);
  expect(shown({ ...first }, { ...second }, { ...third, year: 2099 })).toEqual(['financials.2.year too_big']);
});

test('one No in the eligibility questions is named', () => {
  const eligibility = { ...completeBase.eligibility, tariffOffer: false };
  expect(issues('BASE_FUND', { ...completeBase, eligibility }, 'eligibility')).toEqual([
    'tariffOffer not_eligible',
  ]);
});

test('a document of the other fund does not count', () => {
  const documents = {
    files: [...completeBase.documents.files, { fileKey: 'x', docType: 'BUSINESS_PLAN' as const }],
  };
  expect(issues('BASE_FUND', { ...completeBase, documents }, 'documents')).toEqual([
    'BUSINESS_PLAN not_allowed',
  ]);
});

test('on behalf of somebody, the applicant and the authority are asked for first', () => {
  const [first] = sectionCompleteness('BASE_FUND', completeBase, { ...exampleContext, isOnBehalf: true });
  expect(first).toMatchObject({ section: 'applicant', total: 6, answered: 0 });
});

test.each(['2025-02-30', '20250201', '0000-01-01', 'soon'])('%s is no day', (startDate) => {
  const project = { ...completeBase.project, startDate };
  expect(issues('BASE_FUND', { ...completeBase, project }, 'project')).toEqual(['startDate date']);
});
