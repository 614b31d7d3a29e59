import { describe, expect, test } from 'vitest';
import { isActive, isHere } from './active.ts';
import { frameOf, routeOf } from './route-of.ts';

describe('a header entry is the current one', () => {
  test.each([
    ['home on exactly /', { to: '/', exact: true }, '/', true],
    ['home not below /', { to: '/', exact: true }, '/faqs', false],
    ['others by prefix', { to: '/about-us' }, '/about-us', true],
    ['a page below its address', { to: '/application' }, '/applications/base-fund', true],
    ['not at another page', { to: '/faqs' }, '/about-us', false],
    ['never for a place inside a page', { to: '/#latest-posts' }, '/', false],
  ])('%s', (_, entry, pathname, active) => {
    expect(isActive(entry, pathname)).toBe(active);
  });
});

test('a link of a dropdown is the current one with its query and place only', () => {
  const here = { pathname: '/about-us', search: '', hash: '#mandate' };
  expect(isHere('/about-us#mandate', here)).toBe(true);
  expect(isHere('/about-us', here)).toBe(false);
});

describe('the frame', () => {
  const manifests = [
    {
      name: 'one',
      title: { en: 'One' },
      routes: [
        { path: '/thing/:id', frame: 'workspace' as const, guard: { roles: [] } },
        { path: '/workspace/desk/:id', frame: 'desk' as const, guard: { roles: [] } },
        { path: '/workspace/list' },
      ],
    },
  ];
  test.each([
    ['/', 'public'],
    ['/auth/sign-in', 'auth'],
    ['/thing/7', 'workspace'],
    ['/workspace/desk/7', 'desk'],
    ['/workspace/list', 'workspace'],
    ['/workspacex', 'public'],
  ])('of %s is %s', (pathname, frame) => {
    expect(frameOf(pathname, routeOf(manifests, pathname))).toBe(frame);
  });

  test('an address below /workspace that nobody owns still asks for sign-in', () => {
    expect(routeOf(manifests, '/workspace/nowhere')?.guard).toEqual({ roles: [] });
    expect(routeOf(manifests, '/nowhere')).toBeUndefined();
  });
});
