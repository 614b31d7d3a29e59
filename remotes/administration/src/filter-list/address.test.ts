import { expect, test } from 'vitest';
import { changed, countryOf, dayOf, given, manyOf, oneOf, pagingOf } from './address.ts';

const at = (query: string) => new URLSearchParams(query);
const colours = ['red', 'green', 'blue'] as const;

test('every change but of the page goes back to the first page', () => {
  expect(String(changed(at('page=3&search=a'), { search: 'b' }))).toBe('search=b');
  expect(String(changed(at('page=3&search=a'), { page: '4' }))).toBe('search=a&page=4');
});

test('a filter that is emptied or taken off leaves the address', () => {
  expect(String(changed(at('search=a&status=X&status=Y'), { search: '', status: null }))).toBe('');
  expect(String(changed(at('status=X'), { status: ['Y', 'Z'] }))).toBe('status=Y&status=Z');
});

test('values that nobody offers are ignored, whatever is written into the address', () => {
  expect(oneOf(at('colour=green'), 'colour', colours)).toBe('green');
  expect(oneOf(at('colour=pink'), 'colour', colours)).toBeUndefined();
  expect(manyOf(at('colour=blue&colour=pink&colour=red'), 'colour', colours)).toEqual(['red', 'blue']);
});

test.each([
  ['page=2&pageSize=25', { page: 2, pageSize: 25 }],
  ['page=0&pageSize=7', { page: 1, pageSize: 10 }],
  ['page=1.5', { page: 1, pageSize: 10 }],
  ['page=two', { page: 1, pageSize: 10 }],
])('the paging of %s', (query, paging) => {
  expect(pagingOf(at(query))).toEqual(paging);
});

test.each([
  ['2026-02-28', '2026-02-28'],
  ['2026-02-30', undefined],
  ['28.02.2026', undefined],
  ['', undefined],
])('the day "%s" is read as %s', (written, day) => {
  expect(dayOf(at(`from=${written}`), 'from')).toBe(day);
});

test('a country is two capital letters', () => {
  expect(countryOf(at('country=GH'))).toBe('GH');
  expect(countryOf(at('country=gh'))).toBeUndefined();
  expect(countryOf(at('country=GHA'))).toBeUndefined();
});

test('an empty part of a query is left out, a zero is not', () => {
  expect(given({ search: '', status: [], from: undefined, isChatAgent: 0 })).toEqual({ isChatAgent: 0 });
});
