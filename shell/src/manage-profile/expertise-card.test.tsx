// @vitest-environment jsdom
import { REVIEWER } from '@portal/contracts';
import { getExpertise, saveExpertise } from '@portal/contracts/calls/review/expertise';
import { screen } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { as, person } from '../../test/people.ts';
import { showPortal } from '../../test/show-portal.tsx';
import { ExpertiseCard } from './ExpertiseCard.tsx';

const declared = { sectors: ['ENERGY' as const], languages: [], absentUntil: null };

const open = (prepare: NonNullable<Parameters<typeof showPortal>[0]['prepare']>) =>
  showPortal({
    at: '/workspace/profile',
    session: as(person(REVIEWER)),
    routes: [{ path: '/workspace/profile', element: <ExpertiseCard /> }],
    prepare: (fake) => {
      fake.answer(getExpertise, { data: declared, message: '' });
      prepare(fake);
    },
  });

test('a reviewer declares sectors, languages and an absence', async () => {
  const { api, user } = await open((fake) =>
    fake.answer(saveExpertise, { data: declared, message: 'Saved.' }),
  );
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Energy' })).checked).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'Agribusiness' }));
  await user.click(screen.getByRole('checkbox', { name: 'Français' }));
  await user.click(screen.getByRole('button', { name: 'Save fields of work' }));
  await screen.findByText('Saved.');
  expect(api.sent(saveExpertise)).toEqual([
    { sectors: ['ENERGY', 'AGRIBUSINESS'], languages: ['fr'], absentUntil: null },
  ]);
});

test('an absence that is refused keeps what was ticked and says why beside its field', async () => {
  const message = 'Please choose a date that is still to come.';
  const { user } = await open((fake) =>
    fake.refuse(saveExpertise, 400, {
      error: 'invalid_request',
      message: 'Please check the fields.',
      fields: [{ field: 'absentUntil', code: 'past_date', message }],
    }),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Agribusiness' }));
  await user.click(screen.getByRole('button', { name: 'Save fields of work' }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Agribusiness' }).checked).toBe(true);
});
