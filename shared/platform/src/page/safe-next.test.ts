import { expect, test } from 'vitest';
import { carryNext, safeNext, withNext } from './safe-next.ts';

test.each(['/workspace', '/workspace/x?page=2#top', '/'])('%s is a place to return to', (next) => {
  expect(safeNext(next)).toBe(next);
});

test.each([
  null,
  '',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'workspace',
  '/\t/evil.example',
])('%j is not', (next) => {
  expect(safeNext(next)).toBeUndefined();
});

test.each([
  ['?next=%2Fworkspace%3Fpage%3D2&x=1', '/auth/sign-in?next=%2Fworkspace%3Fpage%3D2'],
  ['?next=//evil.example/x', '/auth/sign-in'],
  ['?x=1', '/auth/sign-in'],
])('of %s the way to sign-in carries only where to return to', (search, path) => {
  expect(carryNext('/auth/sign-in', search)).toBe(path);
});

test('an address keeps its query and place on the way', () => {
  const here = { pathname: '/workspace/x', search: '?page=2&a=b', hash: '#top' };
  const path = withNext('/auth/sign-in', here);
  expect(safeNext(new URL(path, 'http://portal.test').searchParams.get('next'))).toBe(
    '/workspace/x?page=2&a=b#top',
  );
});
