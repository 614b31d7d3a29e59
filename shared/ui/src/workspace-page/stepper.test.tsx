// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { Stepper } from './Stepper.tsx';

afterEach(cleanup);

test('each step says in words whether it is done, and one is the current step', () => {
  show(
    <Stepper
      label="Progress"
      steps={[
        { title: 'Sent', detail: '3 Nov', state: 'done' },
        { title: 'Changes requested', detail: 'due 4 Dec', state: 'now' },
        { title: 'Decision', detail: 'Usually 30 to 45 days', state: 'todo' },
      ]}
    />,
  );
  const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(steps.map((step) => step.lastElementChild?.textContent)).toEqual([
    'Sent, Done3 Nov',
    'Changes requested, Current stepdue 4 Dec',
    'Decision, To doUsually 30 to 45 days',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});
