import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

test.each(['', '0', '999999', '999999.99', '0000000001'])('%s has no words', (amount) => {
  expect(amountInWords(amount, 'en')).toBeUndefined();
});

test.each([
  ['1000000', '1 million'],
  ['2500000', '2 million, 500 thousand'],
  ['-1234567.5', '1 million, 234 thousand, 567.50'],
  ['250000300000', '250 billion, 300 thousand'],
  ['999999999999999.99', '999 trillion, 999 billion, 999 million, 999 thousand, 999.99'],
])('%s is %s, to the cent', (amount, words) => {
  expect(amountInWords(amount, 'en')).toBe(words);
});

test.each([
  ['fr', '250 milliards et 300 millions'],
  ['pt', '250 mil milhões e 300 milhões'],
  ['ar', '250 مليار و300 مليون'],
  ['es', '250 mil millones y 300 millones'],
  ['sw', 'bilioni 250 na milioni 300'],
] as const)('in %s 250,300,000,000 is %s', (language, words) => {
  expect(amountInWords('250300000000', language)).toBe(words);
});
