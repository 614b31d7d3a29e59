import { expect, test } from 'vitest';
import { addressWith, countryIn, dayIn, given, manyIn, oneIn, pagingIn } from './list-address.ts';

const at = (query: string) => new URLSearchParams(query);
const colours = ['red', 'green', 'blue'] as const;

test('every change but of the page goes back to the first page', () => {
  expect(String(addressWith(at('page=3&search=a'), { search: 'b' }))).toBe('search=b');
  expect(String(addressWith(at('page=3&search=a'), { page: '4' }))).toBe('search=a&page=4');
});

test('a filter that is emptied or taken off leaves the address', () => {
  expect(String(addressWith(at('search=a&status=X&status=Y'), { search: '', status: null }))).toBe('');
  expect(String(addressWith(at('status=X'), { status: ['Y', 'Z'] }))).toBe('status=Y&status=Z');
});

test('a value may follow from those that are there by then', () => {
  const withY = (before: readonly string[]) => [...before, 'Y'];
  expect(String(addressWith(at('page=3&status=X'), { status: withY }))).toBe('status=X&status=Y');
});

test('values that nobody offers are ignored, whatever is written into the address', () => {
  expect(oneIn(at('colour=green'), 'colour', colours)).toBe('green');
  expect(oneIn(at('colour=pink'), 'colour', colours)).toBeUndefined();
  expect(manyIn(at('colour=blue&colour=pink&colour=red'), 'colour', colours)).toEqual(['red', 'blue']);
});

test.each([
  ['page=2&pageSize=25', { page: 2, pageSize: 25 }],
  ['page=0&pageSize=7', { page: 1, pageSize: 10 }],
  ['page=1.5', { page: 1, pageSize: 10 }],
  ['page=two', { page: 1, pageSize: 10 }],
])('the paging of %s', (query, paging) => {
  expect(pagingIn(at(query))).toEqual(paging);
});

test.each([
  ['2026-02-28', '2026-02-28'],
  ['2026-02-30', undefined],
  ['0000-01-01', undefined],
  ['28.02.2026', undefined],
  ['', undefined],
])('the day "%s" is read as %s', (written, day) => {
  expect(dayIn(at(`from=${written}`), 'from')).toBe(day);
});

test('a country is two capital letters', () => {
  expect(countryIn(at('country=GH'))).toBe('GH');
  expect(countryIn(at('country=gh'))).toBeUndefined();
  expect(countryIn(at('country=GHA'))).toBeUndefined();
});

test('an empty part of a query is left out, a zero is not', () => {
  expect(given({ search: '', status: [], from: undefined, isChatAgent: 0 })).toEqual({ isChatAgent: 0 });
});
