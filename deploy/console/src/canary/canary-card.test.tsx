import { UIProvider } from '@portal/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CanaryFigures, Figure } from '../api/figures.ts';
import type { Canary } from '../api/types.ts';
import { CanaryCard } from './CanaryCard.tsx';

const stopped: Canary = {
  area: 'review',
  build: 'review@1.0.0-bbbbbbbb',
  pin: 'review@1.0.0-aaaaaaaa',
  share: 0,
  startedAt: '2026-11-22T10:20:00Z',
  budget: {
    loadFailureRate: 0.01,
    renderErrorRate: 0.01,
    p75LoadMs: 2_000,
    apiErrorRate: 0.01,
    minSamples: 50,
  },
  isStopped: true,
};

const halt = (build: string, reason: string) => ({
  environment: 'production',
  action: 'canary-halt',
  at: '2026-11-22T10:40:00Z',
  reason,
  canary: { build, share: 0 },
});

const figuresOf = (known: Pick<CanaryFigures, 'people'> & Partial<CanaryFigures>): CanaryFigures => ({
  area: stopped.area,
  build: stopped.build,
  untilJudged: { canary: 0, rest: 0 },
  figures: [],
  operations: [],
  series: [],
  ...known,
});

const show = (canary: Canary, figures: object | null = null): void => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(['figures', 'production'], figures);
  client.setQueryData(['history', 'production', 'canary-halt'], {
    entries: [halt('cms@1.0.0-cccccccc', 'cms loads slowly'), halt(stopped.build, 'review throws')],
    faults: [],
  });
  client.setQueryData(['session'], null);
  render(
    <UIProvider>
      <QueryClientProvider client={client}>
        <CanaryCard environment="production" canary={canary} onAsk={() => undefined} />
      </QueryClientProvider>
    </UIProvider>,
  );
};

afterEach(cleanup);

test('a canary that was stopped says why, and not why another one was after it', () => {
  show(stopped);
  expect(screen.getByText('review throws')).toBeTruthy();
  expect(screen.queryByText('cms loads slowly')).toBeNull();
});

test('a canary whose next step is refused says why, and promises no step', () => {
  const plan = {
    steps: [{ share: 100, minutes: 20 }, { share: 1_000, minutes: 60 }, { share: 10_000 }],
    stepAt: stopped.startedAt,
  };
  const refused = { at: '2026-11-22T10:40:00Z', reason: 'cms styles the same selector' };
  show({ ...stopped, share: 100, isStopped: false, plan, refused });
  expect(screen.getByText('cms styles the same selector')).toBeTruthy();
  expect(screen.getByText(/The check refuses its step to 10%/)).toBeTruthy();
  expect(screen.queryByText(/in a moment/)).toBeNull();
});

test('where the gateway has no key to judge with, the card says so and promises nothing', () => {
  const figures = figuresOf({ people: { canary: 9, rest: 9 } });
  show(
    { ...stopped, share: 100, isStopped: false },
    { readAt: '', unjudged: 'There is no key to sign with as manager.', canaries: [figures] },
  );
  expect(screen.getByText('There is no key to sign with as manager.')).toBeTruthy();
  expect(screen.queryByText(/Stops by itself/)).toBeNull();
});

test('a figure above its budget says how near it is to a stop, which is not how much of the budget it is', () => {
  const figure: Figure = {
    metric: 'loadFailureRate',
    budget: 0.01,
    canary: { samples: 200, failures: 4 },
    rest: { samples: 1_000, failures: 9 },
    used: 0.25,
  };
  const canaries = [figuresOf({ people: { canary: 200, rest: 1_000 }, figures: [figure] })];
  show({ ...stopped, share: 100, isStopped: false }, { readAt: '', canaries });
  for (const text of ['2.00%', '25% to a stop', 'budget 1.00%', /Stops by itself .+, 25% used/])
    expect(screen.getByText(text)).toBeTruthy();
});

test('a canary of a role names it, and says what is missing until its figures count', () => {
  const canaries = [figuresOf({ people: { canary: 4, rest: 49 }, untilJudged: { canary: 46, rest: 1 } })];
  show({ ...stopped, groups: ['FUND_REVIEWER_USER'], isStopped: false }, { readAt: '', canaries });
  expect(screen.getByText('Fund Reviewer')).toBeTruthy();
  expect(screen.getByText(/^It is judged after 46 more loads and one more load of the rest\. /)).toBeTruthy();
});

test('a canary that is given by its link alone says so, and what the link is', () => {
  show({ ...stopped, groups: [], isStopped: false });
  for (const text of ['Whoever has the link', /Its link: \/releases\/cohort\?canary=review$/])
    expect(screen.getByText(text)).toBeTruthy();
  cleanup();
  show({ ...stopped, share: 10_000, isStopped: false });
  expect(screen.queryByText(/Its link/), 'where everybody has it').toBeNull();
});
