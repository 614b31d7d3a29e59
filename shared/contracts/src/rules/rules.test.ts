import { describe, expect, test } from 'vitest';
import { DOCUMENT_MAX_BYTES, fileProblem, IMAGE_MAX_BYTES, kindOfFile } from './files.ts';
import { isUrl } from './parse-url.ts';
import { checkPassword } from './password.ts';
import {
  hasFittingDigits,
  isAcceptedEmail,
  isAmount,
  isEmail,
  isEmpty,
  isNumericKey,
  isPhone,
  plainAccount,
} from './values.ts';

describe('an e-mail address', () => {
  test.each(['a@b.co', 'first.last+tag@sub.example.org', '"odd name"@example.org', 'ops@[192.168.0.1]'])(
    'accepts %s',
    (value) => expect(isEmail(value)).toBe(true),
  );
  test.each([
    '',
    'a',
    '@b.co',
    'a@b',
    'a@b.c',
    'a b@c.org',
    'a@b..org',
    '.a@b.org',
    'a@[300.1.1.1]',
    'a@b.org\n',
  ])('refuses %j', (value) => expect(isEmail(value)).toBe(false));
});

describe('an e-mail address in a form', () => {
  test.each(['a@b.co', 'ops@[192.168.0.1]'])('may be %s', (value) =>
    expect(isAcceptedEmail(value)).toBe(true),
  );
  // The last two have a Cyrillic a and the sign for kelvin in the place of letters of the same look.
  test.each(['"odd name"@example.org', 'a\u200b@b.co', 'a@b.c', 'a@b\u0430nk.org', 'a@ban\u212a.org'])(
    'may not be %j',
    (value) => expect(isAcceptedEmail(value)).toBe(false),
  );
});

describe('a password', () => {
  test('an empty one gets no rating', () => {
    expect(checkPassword('').rating).toBeUndefined();
  });
  test.each([
    ['a', 1, 'Short'],
    ['aB', 2, 'Medium'],
    ['aB1', 3, 'Medium'],
    ['abcdefgh', 2, 'Medium'],
    ['Abcdefg1', 4, 'Good'],
  ])('%s scores %i and reads %s', (password, score, rating) => {
    expect(checkPassword(password)).toMatchObject({ score, rating });
  });
  test('names every missing part, in the order of the specification', () => {
    expect(checkPassword('!').missing).toEqual(['short', 'lower', 'upper', 'digit']);
  });
});

test.each([
  ['+2348012345678', true],
  ['1234567', true],
  ['123456', false],
  ['1234567890123456', false],
  ['+12 345 678', false],
])('phone %s: %s', (value, fine) => expect(isPhone(value)).toBe(fine));

test('a URL must be absolute', () => {
  expect(isUrl('https://example.org/a?b=c')).toBe(true);
  expect(isUrl('/relative')).toBe(false);
  expect(isUrl('example.org')).toBe(false);
});

test.each([null, undefined, '', '  ', [], {}])('%j is empty', (value) => expect(isEmpty(value)).toBe(true));
test.each([0, false, 'a', [0], { a: undefined }, new Date(0)])('%j is not empty', (value) =>
  expect(isEmpty(value)).toBe(false),
);

test('numeric keys are digits and the dot', () => {
  expect(['0', '9', '.'].every(isNumericKey)).toBe(true);
  expect(['-', 'e', ',', 'Enter', ''].some(isNumericKey)).toBe(false);
});

test('an amount has at most two decimals', () => {
  expect(isAmount('1240500.00')).toBe(true);
  expect(isAmount('1240500.001')).toBe(false);
  expect(isAmount('-1')).toBe(false);
});

describe('a file', () => {
  const pdf = (size: number) => ({ name: 'Plan.PDF', size });
  test('of exactly the limit passes and one byte more does not', () => {
    expect(fileProblem(pdf(DOCUMENT_MAX_BYTES), ['document'])).toBeUndefined();
    expect(fileProblem(pdf(DOCUMENT_MAX_BYTES + 1), ['document'])).toBe('file_too_large');
    expect(fileProblem({ name: 'a.png', size: IMAGE_MAX_BYTES + 1 }, ['image', 'document'])).toBe(
      'file_too_large',
    );
  });
  test('of another type is refused', () => {
    expect(fileProblem({ name: 'a.exe', size: 1 }, ['document'])).toBe('file_type_not_allowed');
    expect(fileProblem({ name: 'pdf', size: 1 }, ['document'])).toBe('file_type_not_allowed');
    expect(kindOfFile('sheet.ods', ['document', 'spreadsheet'])).toBe('spreadsheet');
  });
  test('without a byte is refused', () => {
    expect(fileProblem(pdf(0), ['document'])).toBe('file_empty');
  });
});

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
