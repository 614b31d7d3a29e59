// @vitest-environment node
import { expect, onTestFinished, test, vi } from 'vitest';
import { cellText } from './sheet-layout.ts';

test.each(['America/Lima', 'UTC', 'Pacific/Auckland'])('a cell is the same to a reader in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  const cells = ['2026-03-31T00:00:00Z', '2026-03-31T14:30:00Z', '1899-12-31T09:05:00Z'].map((date) =>
    cellText(new Date(date)),
  );
  expect(cells).toEqual(['31 March 2026', '31 Mar 2026, 14:30', '09:05']);
});

test('a number has no more digits than its spreadsheet shows', () => {
  expect([0.1 + 0.2, 1_234_567.5, 2026, -0.07].map(cellText)).toEqual(['0.3', '1234567.5', '2026', '-0.07']);
});
