import { completeBase, completeCredit } from '@portal/contracts/applications/form/complete-example';
import type { OwnerApplication } from '@portal/contracts/applications/schemas';
import { expect, test } from 'vitest';
import { applicationDocument } from './application-document.ts';

const application = (changes: Partial<OwnerApplication>): OwnerApplication => ({
  audience: 'OWNER',
  id: 'app_1',
  applicationNumber: 'CF-2026-000007',
  fundId: 'fund_credit',
  fundType: 'CREDIT_FUND',
  currency: 'USD',
  version: 1,
  language: 'en',
  projectTitle: 'Milling line',
  summary: null,
  countryCode: 'NG',
  city: null,
  sector: null,
  amountRequested: null,
  amountApproved: null,
  applicant: { userId: 'usr_1', firstName: 'Amina', lastName: 'Bello', email: 'a@b.example', phone: null },
  organisation: {
    name: null,
    type: null,
    registrationNumber: null,
    countryCode: null,
    city: null,
    address: null,
    website: null,
  },
  onBehalf: {
    isOnBehalf: false,
    channel: null,
    authorityFileKey: null,
    applicantConfirmedAt: null,
    handedOverAt: null,
    hasAccount: true,
  },
  eligibility: { result: 'ELIGIBLE', failed: [], rulesVersion: 1, checkedAt: null },
  answers: completeCredit,
  documents: [],
  declarationsSignedAt: null,
  returnRequest: null,
  createdAt: '2026-11-01T00:00:00Z',
  lastSavedAt: '2026-11-01T00:00:00Z',
  submittedAt: '2026-11-01T10:24:00Z',
  decidedAt: null,
  rowVersion: 1,
  status: 'SUBMITTED',
  decision: null,
  receipt: { sha256: 'ab', at: '2026-11-01T10:24:00Z' },
  ...changes,
});

/** As the database gives answers back: with their fields in another order. */
const shuffled = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => a.localeCompare(b)))
      : part,
  );

const sectionsOf = (of: OwnerApplication) => applicationDocument(of, new Date('2026-11-20')).sections;

test('every section of the form, in its order, between the facts and the documents', () => {
  expect(sectionsOf(application({})).map((section) => section.heading)).toEqual([
    'Application',
    'Eligibility',
    'Organisation',
    'Project',
    'Financing',
    'Declarations',
    'Documents',
  ]);
});

test('fields and columns stand in the order of the form, amounts with commas, codes as words', () => {
  const [financing] = sectionsOf(application({ answers: shuffled(completeCredit) })).filter(
    (s) => s.heading === 'Financing',
  );
  expect(financing?.entries.slice(0, 4)).toEqual([
    { label: 'Instrument', value: 'Senior Loan' },
    { label: 'Project cost', value: '2,480,000.00' },
    { label: 'Own contribution', value: '620,000.00' },
    { label: 'Other funding', value: '619,500.00' },
  ]);
  expect(financing?.tables[0]).toMatchObject({ columns: ['Item', 'Amount'], heading: 'Use of funds' });
});

test('no answer of the form is left out', () => {
  const base = application({ fundType: 'BASE_FUND', answers: completeBase });
  const text = JSON.stringify(sectionsOf(base));
  for (const part of [
    'Efua Mensah',
    'GOV-0042',
    'Move from border duties',
    '48,200,000.00',
    '18,420,000',
    'Non Ldc',
    '2021-07-01',
  ])
    expect(text).toContain(part);
});
