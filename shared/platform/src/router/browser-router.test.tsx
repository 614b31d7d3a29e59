// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserRouter } from './browser-router.ts';
import { Link } from './Link.tsx';
import type { NavigationAttempt } from './navigation-blocker.ts';
import { RouterProvider, ScrollRestoration } from './RouterProvider.tsx';

const scrollTo = vi.fn((_left: number, top: number) => {
  window.scrollY = top;
});

beforeEach(() => {
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
  window.history.replaceState(null, '', '/list');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Place = ({ name }: { name: string }) => (
  <>
    <h1>{name}</h1>
    <p>{useNavigationType()}</p>
    <Link to="/one">One</Link>
    <Link to="/one?tab=2" replace preventScrollReset>
      Second tab
    </Link>
    <Link to="/elsewhere" target="_blank">
      Beside
    </Link>
    <ScrollRestoration />
  </>
);

const open = () => {
  const router = createBrowserRouter([
    { path: '/list', element: <Place name="List" /> },
    { path: '/one', element: <Place name="One" /> },
  ]);
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
};

const heading = (name: string) => screen.findByRole('heading', { name });
const link = (name: string) => screen.getByRole('link', { name });

test('a link opens its page at the top, and back shows the one before as it was left', async () => {
  const { user } = open();
  await act(() => {
    window.scrollY = 700;
  });
  await user.click(link('One'));
  await heading('One');
  expect(screen.getByText('PUSH')).toBeTruthy();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);

  window.scrollY = 300;
  await user.click(link('Second tab'));
  await screen.findByText('REPLACE');
  expect(window.location.search).toBe('?tab=2');
  expect(window.scrollY).toBe(300);

  window.history.back();
  await heading('List');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  window.history.forward();
  await heading('One');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
});

test('a link to another window is left to the browser', async () => {
  const { router, user } = open();
  link('Beside').addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.click(link('Beside'));
  expect(router.state.location.pathname).toBe('/list');
});

test('a navigation that is blocked changes neither page nor address until it proceeds', async () => {
  const { router, user } = open();
  const held: NavigationAttempt[] = [];
  const end = router.addBlocker((attempt) => held.push(attempt) > 0);
  await user.click(link('One'));
  expect(held.map(({ current, next }) => [current.pathname, next.pathname])).toEqual([['/list', '/one']]);
  expect(window.location.pathname).toBe('/list');
  await act(() => held[0]?.proceed());
  await heading('One');
  expect(window.location.pathname).toBe('/one');
  end();
});

test('a step back that is blocked is taken back, and taken anew once it proceeds', async () => {
  const { router, user } = open();
  await user.click(link('One'));
  await heading('One');
  const held: NavigationAttempt[] = [];
  const end = router.addBlocker((attempt) => held.push(attempt) > 0);
  window.history.back();
  await expect.poll(() => held.length).toBe(1);
  await expect.poll(() => window.location.pathname).toBe('/one');
  expect(router.state.location.pathname).toBe('/one');
  await act(() => held[0]?.proceed());
  await heading('List');
  expect(window.location.pathname).toBe('/list');
  expect(held).toHaveLength(1);
  end();
});
