import { expect, test } from 'vitest';
import { safeNext, withNext } from './safe-next.ts';

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

test('an address keeps its query and place on the way', () => {
  const here = { pathname: '/workspace/x', search: '?page=2&a=b', hash: '#top' };
  const path = withNext('/auth/sign-in', here);
  expect(safeNext(new URL(path, 'http://portal.test').searchParams.get('next'))).toBe(
    '/workspace/x?page=2&a=b#top',
  );
});
