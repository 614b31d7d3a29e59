import { expect, test } from 'vitest';
import { type Given, openPlaces, proposeReviewers, reasonsFor, type Wanted } from './propose-reviewers.ts';
import type { ReviewerRecord } from './reviewers.db.ts';

const reviewer = (userId: string, facts: Partial<ReviewerRecord> = {}): ReviewerRecord => ({
  userId,
  name: userId,
  countryCode: 'ZA',
  openAssignments: 0,
  absentUntil: null,
  language: 'en',
  sectors: [],
  languages: [],
  ...facts,
});
const file = (facts: Partial<Wanted> = {}): Wanted => ({
  sector: 'ENERGY',
  language: 'en',
  beneficiaryCountries: ['KE'],
  requiredReviewers: 1,
  given: [],
  eligibleIds: ['a', 'b', 'c'],
  ...facts,
});
const given = (reviewerId: string, state: Given['state'], facts: Partial<Given> = {}): Given => ({
  reviewerId,
  name: reviewerId,
  state,
  isAssigned: true,
  absentUntil: null,
  isDisabled: false,
  ...facts,
});
const proposed = (files: readonly Wanted[], reviewers: readonly ReviewerRecord[]) =>
  proposeReviewers(files, reviewers).map(({ proposals }) => proposals.map((one) => one.reviewer.userId));

test('a place is open until as many are at work as the fund asks for', () => {
  expect(openPlaces(file({ requiredReviewers: 2 }))).toEqual([null, null]);
  expect(openPlaces(file({ requiredReviewers: 2, given: [given('a', 'SUBMITTED')] }))).toEqual([null]);
  expect(openPlaces(file({ given: [given('a', 'PENDING')] }))).toEqual([]);
  expect(openPlaces(file({ given: [given('a', 'ACCEPTED'), given('b', 'RECUSED')] }))).toEqual([]);
});

test('who has a conflict or is away leaves a place; who declined what nobody had given leaves none', () => {
  const conflict = { reviewerId: 'a', name: 'a', why: 'CONFLICT', absentUntil: null };
  expect(openPlaces(file({ given: [given('a', 'DECLINED')] }))).toEqual([conflict]);
  expect(openPlaces(file({ given: [given('a', 'RECUSED', { isAssigned: false })] }))).toEqual([conflict]);
  expect(openPlaces(file({ given: [given('a', 'DECLINED', { isAssigned: false })] }))).toEqual([null]);
  const away = { absentUntil: '2036-12-12' };
  expect(openPlaces(file({ given: [given('a', 'ACCEPTED', away)] }))).toEqual([
    { ...conflict, why: 'ABSENT', ...away },
  ]);
  expect(openPlaces(file({ given: [given('a', 'SUBMITTED', away)] }))).toEqual([]);
});

test('the reasons say what speaks for somebody and what against', () => {
  expect(reasonsFor(file(), reviewer('a', { sectors: ['ENERGY'] }))).toEqual([
    'SECTOR',
    'LANGUAGE',
    'COUNTRY',
    'LOAD',
  ]);
  expect(reasonsFor(file({ language: 'fr' }), reviewer('a', { countryCode: 'KE' }))).toEqual([
    'OTHER_SECTOR',
    'OTHER_LANGUAGE',
    'BENEFITING_COUNTRY',
    'LOAD',
  ]);
  expect(reasonsFor(file({ language: 'fr', sector: null }), reviewer('a', { languages: ['fr'] }))).toEqual([
    'LANGUAGE',
    'COUNTRY',
    'LOAD',
  ]);
});

test('who knows more is proposed first, until there is too much to judge', () => {
  const energy = (openAssignments: number) => reviewer('b', { sectors: ['ENERGY'], openAssignments });
  expect(proposed([file()], [reviewer('a'), energy(3)])).toEqual([['b']]);
  expect(proposed([file()], [reviewer('a'), energy(5)])).toEqual([['a']]);
  const french = file({ language: 'fr' });
  expect(proposed([french], [energy(0), reviewer('c', { languages: ['fr'] })])).toEqual([['c']]);
  expect(
    proposed([file()], [reviewer('a', { countryCode: 'KE' }), reviewer('b', { openAssignments: 1 })]),
  ).toEqual([['b']]);
});

test('what is proposed counts as given for the next', () => {
  const reviewers = [
    reviewer('a'),
    reviewer('b', { openAssignments: 1 }),
    reviewer('c', { openAssignments: 9 }),
  ];
  expect(proposed([file(), file(), file()], reviewers)).toEqual([['a'], ['a'], ['b']]);
  const [, second] = proposeReviewers([file(), file()], reviewers);
  expect(second?.proposals[0]?.reviewer.openAssignments).toBe(1);
});

test('never who may not judge, is away or reviews it already; where nobody is left, nobody', () => {
  const reviewers = [reviewer('a'), reviewer('b', { absentUntil: '2036-12-12' }), reviewer('d')];
  expect(proposed([file()], reviewers)).toEqual([['a']]);
  const twice = file({ requiredReviewers: 2, given: [given('a', 'ACCEPTED')] });
  expect(proposeReviewers([twice], reviewers)).toEqual([{ file: twice, open: 1, proposals: [] }]);
  expect(proposed([file({ requiredReviewers: 2, eligibleIds: ['a', 'd'] })], reviewers)).toEqual([
    ['a', 'd'],
  ]);
});
