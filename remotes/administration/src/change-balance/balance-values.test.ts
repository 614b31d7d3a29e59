import { describe, expect, test } from 'vitest';
import { type BalanceValues, balanceAfter, nothing, toBody } from './balance-values.ts';

const fund = { fundId: 'fund_base', currency: 'USD', rowVersion: 4 };
const values = (given: Partial<BalanceValues>): BalanceValues => ({ ...nothing, amount: '250.50', ...given });

describe('the balance afterwards', () => {
  test.each([
    ['CONTRIBUTION', 'UP', '1250.50'],
    ['REPAYMENT', 'UP', '1250.50'],
    ['DISBURSEMENT', 'UP', '749.50'],
    ['ADJUSTMENT', 'UP', '1250.50'],
    ['ADJUSTMENT', 'DOWN', '749.50'],
  ] as const)('%s %s', (process, direction, after) => {
    expect(balanceAfter(values({ process, direction }), '1000.00')).toBe(after);
  });

  test('is not shown before there is an amount', () => {
    expect(balanceAfter(values({ process: 'CONTRIBUTION', amount: '' }), '1000.00')).toBeUndefined();
  });
});

describe('what is sent', () => {
  test('only an adjustment downwards carries a minus sign', () => {
    const amount = (given: Partial<BalanceValues>) =>
      toBody(values(given), given.process || 'CONTRIBUTION', fund).amount.amount;
    expect(amount({ process: 'ADJUSTMENT', direction: 'DOWN' })).toBe('-250.50');
    expect(amount({ process: 'ADJUSTMENT', direction: 'UP' })).toBe('250.50');
    // The direction of an adjustment that was given up means nothing for a disbursement.
    expect(amount({ process: 'DISBURSEMENT', direction: 'DOWN' })).toBe('250.50');
  });

  test('an application goes only with a disbursement', () => {
    const applicationId = 'app_1';
    expect(toBody(values({ applicationId }), 'DISBURSEMENT', fund)).toMatchObject({ applicationId });
    expect(toBody(values({ applicationId }), 'CONTRIBUTION', fund)).not.toHaveProperty('applicationId');
  });

  test('what was left empty is left out', () => {
    expect(toBody(values({ reference: ' GA-7 ', note: '  ' }), 'CONTRIBUTION', fund)).toEqual({
      fundId: 'fund_base',
      rowVersion: 4,
      process: 'CONTRIBUTION',
      amount: { amount: '250.50', currency: 'USD' },
      reference: 'GA-7',
    });
  });
});
