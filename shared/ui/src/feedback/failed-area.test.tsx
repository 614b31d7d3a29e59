// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { FailedArea } from './FailedArea.tsx';

afterEach(cleanup);

test.each([
  [1, 'of a page', 'rgb(20, 104, 73)'],
  [2, 'of a part among others', 'rgb(255, 255, 255)'],
] as const)('at level %i the way to try again %s looks so', (level, _of, ground) => {
  show(<FailedArea level={level} title="Review is unavailable" retryLabel="Retry" onRetry={() => {}} />);
  expect(getComputedStyle(screen.getByRole('button', { name: 'Retry' })).background).toContain(ground);
});
