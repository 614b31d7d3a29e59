import { BENEFICIARY } from '@portal/contracts';
import { useSession } from '@portal/platform';
import { writeDeviceCopy } from '@portal/platform/forms';
import { act, screen, userEvent, waitFor } from '@portal/testing/screen';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { as, person } from '../../test/people.ts';
import { showPortal } from '../../test/show-portal.tsx';
import { logout } from './logout.ts';

const kept = () => Object.keys(localStorage).filter((name) => name.startsWith('portal_draft:'));

beforeEach(async () => {
  showPortal({ at: '/faqs', session: as(person(BENEFICIARY)) });
  await screen.findByRole('heading', { name: 'Page at /faqs' });
  writeDeviceCopy('application-fund_base', { project: { projectTitle: 'Mill' } });
  writeDeviceCopy('application-fund_base-field', { section: 'project', field: 'projectTitle' });
  writeDeviceCopy('application-fund_base', { project: { projectTitle: 'Of another' } }, 'usr_other');
});
afterEach(() => localStorage.clear());

test.each([
  ['Sign out and keep it', 'signed-out', 3],
  ['Sign out and remove it', 'signed-out', 1],
  ['Stay signed in', 'signed-in', 3],
])('who leaves text that only this device has is asked: %s', async (choice, status, left) => {
  act(logout);
  await userEvent.click(await screen.findByRole('button', { name: choice }));
  expect(useSession.getState().status).toBe(status);
  expect(kept()).toHaveLength(left);
});

test('who leaves none is not asked, wherever they typed last', async () => {
  localStorage.removeItem(
    kept().find((name) => name.endsWith('fund_base') && !name.includes('usr_other')) ?? '',
  );
  act(logout);
  await waitFor(() => expect(useSession.getState().status).toBe('signed-out'));
});
