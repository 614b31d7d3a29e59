import { expect, test } from 'vitest';
import { hasFittingDigits, plainAccount } from './iban.ts';

test.each(['MU17BOMM0101101030300200000MUR', 'TN5910006035183598478831', 'EG380019000500000000263180002'])(
  '%s is an IBAN; with two digits changed about it is not',
  (iban) => {
    expect(hasFittingDigits(iban)).toBe(true);
    const [a, b] = [iban.slice(2, 3), iban.slice(3, 4)];
    expect(hasFittingDigits(`${iban.slice(0, 2)}${b}${a}${iban.slice(4)}`)).toBe(false);
  },
);

test('an account number of a country without IBAN has nothing to check', () => {
  expect(hasFittingDigits(plainAccount('1000 3025 61'))).toBe(true);
});
