// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createBrowserRouter } from '../router/browser-router.ts';
import { RouterProvider } from '../router/RouterProvider.tsx';
import { useSearchParams } from './use-search-params.ts';

type SetSearchParams = ReturnType<typeof useSearchParams>[1];

afterEach(cleanup);

/** A list at `/list`, with the setter of its first rendering: what a timer holds that was started then. */
const openList = () => {
  window.history.replaceState(null, '', '/list');
  const setters: SetSearchParams[] = [];
  const List = () => {
    setters.push(useSearchParams()[1]);
    return null;
  };
  const router = createBrowserRouter([
    { path: '/list', Component: List },
    { path: '/other', Component: () => null },
  ]);
  render(<RouterProvider router={router} />);
  const [first] = setters;
  if (!first) throw new Error('The list was not rendered.');
  const search = () =>
    first((before) => new URLSearchParams([...before, ['search', 'hours']]), { replace: true });
  return { router, search };
};

test('a search that settles after a row was opened leaves the row open', async () => {
  const { router, search } = openList();
  await act(() => router.navigate('/list?open=7'));
  search();
  await expect.poll(() => window.location.search).toBe('?open=7&search=hours');
});

test('a search that settles after another page was opened changes nothing', async () => {
  const { router, search } = openList();
  await act(() => router.navigate('/other?tab=2'));
  search();
  await act(() => router.navigate('/other?tab=3'));
  expect(`${window.location.pathname}${window.location.search}`).toBe('/other?tab=3');
  window.history.back();
  await expect.poll(() => `${window.location.pathname}${window.location.search}`).toBe('/other?tab=2');
});
