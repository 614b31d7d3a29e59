// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { ActiveFilter } from './FilterBar.tsx';

afterEach(cleanup);

test('what cannot be taken off in a form that is over does not look as if it could', () => {
  show(
    <fieldset disabled>
      <ActiveFilter label="Uganda" onRemove={() => undefined} />
    </fieldset>,
  );
  expect(getComputedStyle(screen.getByRole('button', { name: 'Remove Uganda' })).cursor).toBe('not-allowed');
});
