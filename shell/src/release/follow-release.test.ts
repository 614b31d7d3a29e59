import type { InlinedRelease } from '@portal/platform/release';
import { beforeEach, expect, test, vi } from 'vitest';
import { followRelease, lookEveryMs } from './follow-release.ts';

const area = (name: string) => ({
  pin: `${name}@1`,
  previous: [],
  load: { timeoutMs: 8000, retries: 1 },
  manifest: { name, title: { en: name }, routes: [{ path: `/${name}/*` }] },
});

const releaseOf = (sequence: number, shell = 'shell-1'): InlinedRelease => ({
  environment: 'production',
  sequence,
  shell,
  shellManifest: { name: 'shell', title: { en: 'Portal' }, routes: [] },
  builds: {},
  remotes: { review: area('review'), cms: area('cms') },
  settings: { flagUrl: '/flags' },
});

/** A tab of release 7, beside a gateway that serves what the test says. */
const tab = () => {
  let current = releaseOf(7);
  let served: InlinedRelease | Error = current;
  let isUnsaved = false;
  const asked: number[] = [];
  const adopted: [number, string | undefined][] = [];
  const reloaded: number[] = [];
  const follower = followRelease({
    current: () => current,
    ask: async ({ sequence }) => {
      asked.push(sequence);
      if (served instanceof Error) throw served;
      return served.sequence === sequence ? undefined : served;
    },
    hasUnsaved: () => isUnsaved,
    setRelease: (next, leaving) => {
      current = next;
      adopted.push([next.sequence, leaving]);
    },
    reload: (sequence) => reloaded.push(sequence),
  });
  return {
    ...follower,
    asked,
    adopted,
    reloaded,
    serve: (release: InlinedRelease | Error) => {
      served = release;
    },
    type: (isTyped: boolean) => {
      isUnsaved = isTyped;
    },
  };
};

beforeEach(() => {
  vi.useFakeTimers();
});

test('a tab looks when the person comes back or goes on, but not more often than it may', async () => {
  const { look, went, asked } = tab();
  await look();
  await look();
  went('/review/1', '/review/2');
  expect(asked).toEqual([7]);
  vi.advanceTimersByTime(lookEveryMs);
  went('/review/2', '/review/1');
  expect(asked).toEqual([7, 7]);
});

test('new areas of the same shell are taken when the person goes to another area', async () => {
  const { serve, look, went, adopted, reloaded } = tab();
  serve(releaseOf(8));
  await look();
  went('/review/1', '/review/2');
  expect(adopted).toEqual([]);
  went('/review/2', '/cms/1');
  expect(adopted).toEqual([[8, 'review']]);
  went('/cms/1', '/review/1');
  expect(adopted).toHaveLength(1);
  expect(reloaded).toEqual([]);
});

test('a rollback is a release like any other', async () => {
  const { serve, look, went, adopted } = tab();
  serve(releaseOf(6));
  await look();
  went('/review/1', '/cms/1');
  expect(adopted).toEqual([[6, 'review']]);
});

test('with another shell the page is loaded again, on the way to another area', async () => {
  const { serve, look, went, adopted, reloaded } = tab();
  serve(releaseOf(8, 'shell-2'));
  await look();
  went('/review/1', '/review/2');
  expect(reloaded).toEqual([]);
  went('/review/2', '/cms/1');
  expect(reloaded).toEqual([8]);
  expect(adopted).toEqual([]);
});

test('while something is unsaved nothing is taken; at the next change of areas it is', async () => {
  const { serve, look, went, type, reloaded } = tab();
  serve(releaseOf(8, 'shell-2'));
  await look();
  type(true);
  went('/review/1', '/cms/1');
  expect(reloaded).toEqual([]);
  type(false);
  went('/cms/1', '/review/1');
  expect(reloaded).toEqual([8]);
});

test('a gateway that does not answer, or speaks for another environment, changes nothing', async () => {
  const { serve, look, went, adopted } = tab();
  serve(new Error('offline'));
  await look();
  went('/review/1', '/cms/1');
  serve({ ...releaseOf(9), environment: 'staging' });
  vi.advanceTimersByTime(lookEveryMs);
  await look();
  went('/cms/1', '/review/1');
  expect(adopted).toEqual([]);
});

test('when files are gone, what is served is asked for and taken at once', async () => {
  const { serve, look, lookForNewerFiles, asked, adopted } = tab();
  await look();
  serve(releaseOf(8));
  await lookForNewerFiles();
  expect(asked).toEqual([7, 7]);
  expect(adopted).toEqual([[8, undefined]]);
});

test('when files of the shell are gone, typed words are never lost by a reload', async () => {
  const { serve, lookForNewerFiles, type, reloaded } = tab();
  serve(releaseOf(8, 'shell-2'));
  type(true);
  await lookForNewerFiles();
  expect(reloaded).toEqual([]);
  type(false);
  await lookForNewerFiles();
  expect(reloaded).toEqual([8]);
});
