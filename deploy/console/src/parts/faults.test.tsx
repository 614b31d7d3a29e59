import { UIProvider } from '@portal/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Environment } from '../api/types.ts';
import { FailingBuilds, KnownFaults, StoreFaults } from './Faults.tsx';
import { ReleaseBadges } from './ReleaseBadges.tsx';

afterEach(cleanup);

test('a release that passed beside what was wrong before says so at its check', () => {
  const show = (known: string[]) => {
    const environment = { isSigned: true, tests: 'untested', known } as unknown as Environment;
    render(
      <UIProvider>
        <ReleaseBadges environment={environment} />
      </UIProvider>,
    );
  };
  show(['review@1 lacks its file app.js.']);
  expect(screen.getByText('Check, known faults')).toBeTruthy();
  cleanup();
  show([]);
  expect(screen.getByText('Check')).toBeTruthy();
});

test('what a change left wrong is said with its environment, and nothing where nothing is', () => {
  // Of an environment this part reads its name and its faults only.
  const environments = [
    { name: 'production', known: ['review@1 lacks its file app.js.'] },
    { name: 'staging', known: [] },
  ] as unknown as Environment[];
  render(
    <UIProvider>
      <KnownFaults environments={environments} />
    </UIProvider>,
  );
  expect(screen.getByText('Wrong in production before the last change, and left as it was')).toBeTruthy();
  expect(screen.getByText('review@1 lacks its file app.js.')).toBeTruthy();
  expect(screen.queryByText(/staging/)).toBeNull();
});

test('what is served and fails in browsers is an alarm, and nothing where nothing does', () => {
  const show = (failing: string[]) =>
    render(
      <UIProvider>
        <FailingBuilds faults={failing} />
      </UIProvider>,
    );
  show(['review of production fails in browsers: 37 reports of the release that is served.']);
  expect(screen.getByText(/37 reports/)).toBeTruthy();
  cleanup();
  expect(show([]).container.textContent).toBe('');
});

test('what is wrong in the store is said as it is, with where its mend stands', () => {
  render(
    <UIProvider>
      <StoreFaults faults={['test-results/1.json is damaged: it is not signed']} />
    </UIProvider>,
  );
  expect(screen.getByText('test-results/1.json is damaged: it is not signed')).toBeTruthy();
  expect(screen.getByText(/docs\/releases\.md/)).toBeTruthy();
});
