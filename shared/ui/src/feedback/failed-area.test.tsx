// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { FailedArea } from './FailedArea.tsx';

afterEach(cleanup);

test.each([
  [1, 'of a page', 'rgb(20, 104, 73)', 'center'],
  [2, 'of a part among others', 'rgb(255, 255, 255)', 'flex-start'],
] as const)('at level %i the way to try again %s looks so and stands so', (level, _of, ground, place) => {
  show(<FailedArea level={level} title="Review is unavailable" retryLabel="Retry" onRetry={() => {}} />);
  expect(getComputedStyle(screen.getByRole('button', { name: 'Retry' })).background).toContain(ground);
  expect(getComputedStyle(screen.getByRole('alert')).alignItems).toBe(place);
});
