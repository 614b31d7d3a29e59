// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createBrowserRouter } from '../router/browser-router.ts';
import { RouterProvider } from '../router/RouterProvider.tsx';
import { Page } from './Page.tsx';

afterEach(cleanup);

let showPerson = () => {};

const Person = () => {
  const [isThere, setIsThere] = useState(false);
  showPerson = () => setIsThere(true);
  return (
    <Page title="Person">
      <a href="/list">Back</a>
      {isThere && <h1>Beatriz Neto</h1>}
    </Page>
  );
};

/** The page of a person, which waits for its data, opened from a list. */
const openPerson = async () => {
  window.history.replaceState(null, '', '/list');
  const router = createBrowserRouter([
    { path: '/list', element: <Page title="List">{null}</Page> },
    { path: '/person', Component: Person },
  ]);
  render(<RouterProvider router={router} />, {
    container: document.body.appendChild(document.createElement('main')),
  });
  await act(() => router.navigate('/person'));
};

test('a heading that comes with the data takes the focus', async () => {
  await openPerson();
  expect(document.activeElement).toBe(document.body);
  await act(() => showPerson());
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('a heading that comes late leaves the focus to who has gone on', async () => {
  await openPerson();
  screen.getByRole('link').focus();
  await act(() => showPerson());
  expect(document.activeElement).toBe(screen.getByRole('link'));
});
