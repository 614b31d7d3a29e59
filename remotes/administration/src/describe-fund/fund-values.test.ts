import { expect, test } from 'vitest';
import { baseFund } from '../../test/example-fund.ts';
import { toUpdate, valuesOf } from './fund-values.ts';

const values = valuesOf(baseFund);
const ids = { fundId: 'fund_base', rowVersion: 3 };

test('an untouched form changes nothing', () => {
  expect(toUpdate(values, baseFund)).toEqual(ids);
});

test('a text in one language goes with the others as they are, and with nothing else', () => {
  const description = { ...values.description, fr: '  Nouveau texte ' };
  expect(toUpdate({ ...values, description }, baseFund)).toEqual({
    ...ids,
    description: { en: 'Grants.', fr: 'Nouveau texte' },
  });
});

test('a language whose text was deleted is left out: its readers see the English one', () => {
  const title = { ...values.title, fr: ' ' };
  expect(toUpdate({ ...values, title }, baseFund).title).toEqual({ en: 'Base Fund' });
});

test('one limit goes with the other, an emptied one is taken off', () => {
  expect(toUpdate({ ...values, minAmount: '' }, baseFund)).toEqual({
    ...ids,
    rules: {
      minAmount: null,
      maxAmount: { amount: '25000000', currency: 'USD' },
      minOwnContributionPercent: null,
    },
  });
});

test('a day opens when it begins and closes when it ends, where the person is', () => {
  const update = toUpdate({ ...values, opensOn: '2026-03-01', closesOn: '2026-03-31' }, baseFund);
  expect(update.opensAt).toBe(new Date('2026-03-01T00:00:00').toISOString());
  expect(update.closesAt).toBe(new Date('2026-03-31T23:59:59').toISOString());
  expect(toUpdate({ ...values, closesOn: '' }, { ...baseFund, closesAt: update.closesAt ?? null })).toEqual({
    ...ids,
    closesAt: null,
  });
});

test('how it decides is sent as a whole', () => {
  expect(toUpdate({ ...values, requiredReviewers: '2' }, baseFund).settings).toEqual({
    decisionMode: 'TWO_STEP',
    assignmentMode: 'OPEN',
    requiredReviewers: 2,
    blindReview: true,
    returnGraceDays: 14,
    secondPersonAbove: null,
    secondSignOffAbove: null,
    returnDays: 14,
  });
});
