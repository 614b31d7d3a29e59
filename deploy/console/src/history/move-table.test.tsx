import { UIProvider } from '@portal/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Move } from '../api/history.ts';
import { MoveTable } from './MoveTable.tsx';

afterEach(cleanup);

const moved = (action: string, previous: Move['previous'], at = '2026-11-22T10:40:00.000Z'): Move => ({
  environment: 'production',
  at,
  action,
  by: 'Naledi Khumalo',
  reason: action,
  from: 7,
  to: 7,
  previous,
});

test('what was found and the move that found it, written at one time, are a row each when another comes', () => {
  const known = [moved('repair', 'sha384-b'), moved('found', 'sha384-a')];
  const show = (moves: readonly Move[]) => (
    <UIProvider>
      <MoveTable moves={moves} />
    </UIProvider>
  );
  const { rerender } = render(show(known));
  rerender(show([moved('sign', 'sha384-c', '2026-11-22T10:41:00.000Z'), ...known]));
  const reasons = screen.getAllByRole('row').map((row) => row.children[5]?.textContent);
  expect(reasons).toEqual(['Why', 'sign', 'repair', 'found']);
});
