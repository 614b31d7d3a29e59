import {
  createBrowserRouter,
  Page,
  QueryClientProvider,
  queryClient,
  type RemoteApp,
  RouterProvider,
} from '@portal/platform';
import { act, render, screen } from '@portal/testing/screen';
import { UIProvider } from '@portal/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { releaseWith } from '../../test/release.ts';
import { storePrerenderedText } from './prerendered-text.ts';
import { createRemoteLoader } from './remote-loader.ts';
import { remoteRoute } from './remote-route.tsx';

const titled = (title: string) => () => (
  <Page title={title}>
    <h1>{title}</h1>
  </Page>
);

/** Whether the file of the queue's page comes. */
const files = { areLost: false };

const fetchPage = async (page: ComponentType) => {
  if (!files.areLost) return { Component: page };
  throw Object.assign(new Error('Loading chunk 1 failed.'), { request: '/assets/review/1.js' });
};

const appOf = (queue: ComponentType): RemoteApp => ({
  namespace: 'review',
  loadLocale: async () => ({ default: {} }),
  routes: [
    { path: '/queue', lazy: () => fetchPage(queue) },
    { path: '/other', lazy: async () => ({ Component: titled('Another page') }) },
  ],
});

const Thrown = () => {
  throw new Error('broken while drawn');
};

const ThrownLater = () => {
  useEffect(() => {
    throw new Error('broken after it was drawn');
  });
  return <h1>Half made</h1>;
};

/** The place of the remote at /queue, with these pages by the version of the build; the newest first. */
const show = (queues: Record<string, ComponentType | 'lost'>) => {
  const [, ...previous] = Object.keys(queues);
  const release = releaseWith({ previous, routes: [{ path: '/queue' }, { path: '/other' }] });
  const loader = createRemoteLoader(release, async ({ version }) => {
    const queue = queues[version] ?? 'lost';
    if (queue === 'lost') throw new Error('Failed to load script');
    return appOf(queue);
  });
  window.history.replaceState(null, '', '/queue');
  const router = createBrowserRouter([remoteRoute({ loader, notFound: null })]);
  render(
    <UIProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UIProvider>,
  );
  return { router };
};

const heading = (name: string) => screen.findByRole('heading', { name });

beforeEach(() => {
  files.areLost = false;
  storePrerenderedText(document.createElement('div'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test.each([
  ['is drawn', Thrown],
  ['has been drawn', ThrownLater],
])('a page that throws when it %s is replaced by the last good build', async (_when, Broken) => {
  show({ new: Broken, old: titled('The queue as it was') });
  expect(await screen.findByText('The queue as it was')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what throws in every build shows the error state, and another page of the area recovers', async () => {
  const { router } = show({ new: Thrown, old: ThrownLater });
  expect((await screen.findByRole('alert')).textContent).toMatch(/Review is unavailable right now/);
  await router.navigate('/other');
  expect(await heading('Another page')).toBeTruthy();
});

test('Retry shows the page once it no longer throws', async () => {
  let isBroken = true;
  const Mended = () => (isBroken ? <Thrown /> : <h1>Mended</h1>);
  show({ new: Mended });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isBroken = false;
  await act(async () => retry.click());
  expect(await heading('Mended')).toBeTruthy();
});

/** A page that came finished, taken down as the app does before it draws itself. */
const keepFinishedPage = () => {
  window.history.replaceState(null, '', '/queue');
  const root = document.createElement('div');
  const main = root.appendChild(document.createElement('main'));
  main.appendChild(document.createElement('h1')).textContent = 'Readable already';
  const field = main.appendChild(document.createElement('div')).appendChild(document.createElement('input'));
  field.setAttribute('aria-label', 'Question');
  storePrerenderedText(root);
  return field;
};

test('text that came finished stays, with what was typed, below a notice with Retry', async () => {
  keepFinishedPage().value = 'typed before';
  const queues: Record<string, ComponentType | 'lost'> = { new: 'lost' };
  const { router } = show(queues);
  expect((await screen.findByRole('alert')).textContent).toMatch(/only partly available/);
  expect(await heading('Readable already')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Question' })).toHaveProperty('value', 'typed before');

  await act(() => router.navigate('/other'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Review is unavailable right now/);
  expect(screen.queryByText('Readable already')).toBeNull();
  await act(() => router.navigate('/queue'));
  expect(await heading('Readable already')).toBeTruthy();

  queues.new = titled('Whole again');
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(await heading('Whole again')).toBeTruthy();
  expect(screen.queryByText('Readable already')).toBeNull();
});

test('what was typed into text that came finished stands in the page that takes its place', async () => {
  const field = keepFinishedPage();
  field.name = 'question';
  field.value = 'typed before';
  const chosen = document.createElement('select');
  chosen.name = 'topic';
  chosen.append(new Option('Choose', ''), new Option('Media', 'MEDIA'));
  chosen.value = 'MEDIA';
  field.after(chosen);
  const queues: Record<string, ComponentType | 'lost'> = { new: 'lost' };
  show(queues);
  await screen.findByRole('alert');
  const Form = () => {
    const [words, setWords] = useState('');
    const [topic, setTopic] = useState('');
    return (
      <>
        <h1>Whole again</h1>
        <input name="question" value={words} onChange={({ target }) => setWords(target.value)} />
        <select name="topic" value={topic} onChange={({ target }) => setTopic(target.value)}>
          <option value="">Choose</option>
          <option value="MEDIA">Media</option>
        </select>
        <output>
          {words}, {topic}
        </output>
      </>
    );
  };
  queues.new = Form;
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(await heading('Whole again')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('typed before, MEDIA');
});

test('after the countdown it tries again by itself, and counts anew while somebody types', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const field = keepFinishedPage();
  field.value = 'typed before';
  const queues: Record<string, ComponentType | 'lost'> = { new: 'lost' };
  show(queues);
  expect((await screen.findByRole('alert')).textContent).toMatch(/Trying again in 1\d s/);
  queues.new = titled('Whole again');
  field.focus();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(await heading('Readable already')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(screen.getByText(/Trying again in 1?\d s/)).toBeTruthy();
  field.blur();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(await heading('Whole again')).toBeTruthy();
});

test('a page whose file did not come is tried again later and later, at once with the connection', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  files.areLost = true;
  show({ new: titled('The queue') });
  expect((await screen.findByRole('alert')).textContent).toMatch(/Trying again in 1\d s/);
  const retry = screen.getByRole('button', { name: 'Retry' });
  retry.focus();
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  expect(await screen.findByText(/Trying again in (30|2\d) s/)).toBeTruthy();
  expect(document.activeElement).toBe(retry);
  files.areLost = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await heading('The queue')).toBeTruthy();
});
