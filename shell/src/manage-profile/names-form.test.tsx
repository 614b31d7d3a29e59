// @vitest-environment jsdom
import { MANAGER, REVIEWER } from '@portal/contracts';
import { listCountries } from '@portal/contracts/calls/funds/reference';
import { updateProfile } from '@portal/contracts/calls/identity/profile';
import { getCurrentProfile } from '@portal/contracts/calls/identity/sign-in';
import type { CurrentProfile } from '@portal/contracts/identity/profile';
import { addNamespace, pauseNotices, resumeNotices, useQuery } from '@portal/platform';
import { screen, waitFor } from '@portal/testing/screen';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { as, person, profile } from '../../test/people.ts';
import { showPortal } from '../../test/show-portal.tsx';
import { NamesForm } from './NamesForm.tsx';
import { ownProfile } from './profile.queries.ts';

// A notice stays for two seconds, which a busy machine may need to look for it.
beforeEach(pauseNotices);
beforeEach(() => addNamespace('security', (language) => import(`../../locales/security/${language}.json`)));
afterEach(resumeNotices);

const Loaded = () => {
  const { data } = useQuery(ownProfile);
  return data ? <NamesForm profile={data} /> : null;
};

const own: CurrentProfile = { ...profile, userInfo: { authorities: [MANAGER] } };
const saved = { ...own, firstName: 'Aminata', rowVersion: 2 };

const open = async (stored = own) => {
  const portal = showPortal({
    at: '/workspace/profile',
    session: as(person(MANAGER)),
    routes: [{ path: '/workspace/profile', element: <Loaded /> }],
    prepare: (api) => {
      api.answer(getCurrentProfile, { data: stored, message: '' });
      api.answer(listCountries, { data: [], message: '' });
    },
  });
  const name = await screen.findByLabelText('First name');
  await portal.user.clear(name);
  await portal.user.type(name, 'Aminata');
  return { ...portal, save: () => portal.user.click(screen.getByRole('button', { name: 'Save changes' })) };
};

test('what was saved elsewhere meanwhile comes into the form, beside what was typed', async () => {
  const { api, save } = await open();
  api.refuse(updateProfile, 409, { error: 'stale_version', message: 'Somebody was first.' });
  api.answer(getCurrentProfile, { data: { ...own, lastName: 'Sow', rowVersion: 2 }, message: '' });
  await save();
  await waitFor(() => expect(screen.getByLabelText('Last name')).toHaveProperty('value', 'Sow'));
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Aminata');
  api.answer(updateProfile, { data: { ...saved, lastName: 'Sow', rowVersion: 3 }, message: 'Saved.' });
  await save();
  await screen.findByText('Saved.');
  expect(api.sent(updateProfile).at(-1)).toMatchObject({
    firstName: 'Aminata',
    lastName: 'Sow',
    rowVersion: 2,
  });
});

test('a profile that was saved is not told as lost where it cannot be read again', async () => {
  const { api, save } = await open();
  api.answer(updateProfile, { data: saved, message: 'Saved.' });
  api.refuse(getCurrentProfile, 503, { error: 'unavailable', message: 'Try again soon.' });
  await save();
  await screen.findByText('Saved.');
  await screen.findByText('Try again soon.');
  expect(screen.queryByRole('alert', { name: 'An error has occurred' })).toBeNull();
  await screen.findByRole('button', { name: 'Save changes' });
  expect(document.querySelector('form')?.textContent).not.toContain('Try again soon.');
});

test('whoever was invited without a telephone number saves the rest without one', async () => {
  const { api, save } = await open({ ...own, phone: '' });
  api.answer(updateProfile, { data: saved, message: 'Saved.' });
  await save();
  await screen.findByText('Saved.');
  expect(api.sent(updateProfile).at(-1)).not.toHaveProperty('phone');
});

test('a reviewer reads who changes the country and the organisation that decide what may be reviewed', async () => {
  const words = 'This decides what you may review. An Admin changes it for you.';
  await open({ ...own, userInfo: { authorities: [REVIEWER] }, organisation: '' });
  expect(screen.getAllByText(words)).toHaveLength(1);
});
