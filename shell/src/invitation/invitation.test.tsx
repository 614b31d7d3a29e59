import { BENEFICIARY, REVIEWER } from '@portal/contracts';
import { readInvitation, verifyReset } from '@portal/contracts/calls/identity/password';
import { logout } from '@portal/contracts/calls/identity/sign-in';
import type { Invitation } from '@portal/contracts/identity/auth.schemas';
import type { Session } from '@portal/platform';
import { screen } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { as, person, visitor } from '../../test/people.ts';
import { showPortal } from '../../test/show-portal.tsx';
import { pages } from '../start/own-pages.tsx';

const invited: Invitation = {
  email: 'amina@example.org',
  firstName: 'Amina',
  lastName: 'Bello',
  role: REVIEWER,
  invitedBy: 'Nomvula Dlamini',
  expiresAt: '2026-11-24T08:30:00.000Z',
};
const message = 'This invitation is no longer valid. Please ask the Admin for a new one.';
const over = { error: 'invitation_invalid', message } as const;

const open = (at: string, answer?: Invitation, session: Session = visitor) =>
  showPortal({
    at,
    session,
    // As the portal has them, with who may enter which.
    routes: pages({ loader: new Map() as never })[0]?.children ?? [],
    prepare: (api) => {
      if (answer) api.answer(readInvitation, { data: answer, message: '' });
      else api.refuse(readInvitation, 400, over);
    },
  });

const link = '/auth/invitation#email=amina%40example.org&code=a-long-secret-of-the-link';

test('an invitation tells who invites and as what, asks for a password only, and leads to signing in', async () => {
  const { api, user } = open(link, invited);
  expect(await screen.findByText(/Welcome, Amina. Nomvula Dlamini invites you/)).toBeDefined();
  expect(screen.getByText('Fund Reviewer')).toBeDefined();
  expect(screen.getByText(/we also mail you a code/)).toBeDefined();
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(location.hash).toBe('');
  api.answer(verifyReset, { data: null, message: 'Your new password is set.' });
  await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'Sturdy-baobab-42');
  await user.click(screen.getByRole('button', { name: 'Choose this password' }));
  expect(await screen.findByLabelText('E-mail address')).toHaveProperty('value', 'amina@example.org');
  expect(api.sent(verifyReset)).toEqual([
    { email: 'amina@example.org', code: 'a-long-secret-of-the-link', newPassword: 'Sturdy-baobab-42' },
  ]);
});

test('who is signed in as somebody else reads it, is told, and takes it up as the one who is invited', async () => {
  const { api, user } = open(link, invited, as(person(BENEFICIARY)));
  expect(await screen.findByText(/^You are signed in as Oluwadamilola Adeyemi/)).toBeDefined();
  api.answer(verifyReset, { data: null, message: 'Your new password is set.' });
  api.answer(logout, { data: null, message: '' });
  await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'Sturdy-baobab-42');
  await user.click(screen.getByRole('button', { name: 'Choose this password' }));
  expect(await screen.findByLabelText('E-mail address')).toHaveProperty('value', 'amina@example.org');
});

test.each([link, '/auth/invitation'])('%s that cannot be used says whom to ask', async (at) => {
  open(at);
  expect(await screen.findByText(/ask the Admin for a new/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Choose this password' })).toBeNull();
});

test('an invitation that was used meanwhile says so instead of speaking of a code', async () => {
  const { api, user } = open(link, invited);
  await user.type(await screen.findByLabelText('Password', { selector: 'input' }), 'Sturdy-baobab-42');
  api.refuse(verifyReset, 400, {
    error: 'INVALID_RESET_PASSWORD_VERIFICATION',
    message: 'The code is not right or is no longer valid.',
  });
  api.refuse(readInvitation, 400, over);
  await user.click(screen.getByRole('button', { name: 'Choose this password' }));
  expect(await screen.findByText(message)).toBeDefined();
});
