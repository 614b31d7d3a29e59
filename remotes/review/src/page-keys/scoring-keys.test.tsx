// @vitest-environment jsdom
import { MANAGER, REVIEWER, type Role } from '@portal/contracts';
import { getScoreDraft } from '@portal/contracts/calls/review/decide';
import { fakeApi } from '@portal/testing/fake-api';
import { screen, userEvent } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { may, staffApplication } from '../../test/example-application.ts';
import { openWorkspace } from '../../test/open-workspace.ts';

const open = async (role: Role, application: ReturnType<typeof staffApplication>) => {
  const api = fakeApi();
  api.answer(getScoreDraft, { data: [], message: '' });
  await openWorkspace(api, role, application);
  await userEvent.click(await screen.findByRole('tab', { name: /^Scoring/ }));
};
const shown = () => screen.queryByText('all keys');

test('who scores reads which keys there are, until they are switched off', async () => {
  await open(REVIEWER, staffApplication({ may: may('recommend', 'score') }));
  await expect.poll(shown).not.toBeNull();
  await userEvent.keyboard('?');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Letters and digits are keys/ }));
  expect(shown()).toBeNull();
  localStorage.clear();
});

test('who only reads the scores is shown no keys for them', async () => {
  await open(MANAGER, staffApplication({ may: may('decide') }));
  await screen.findByText('No recommendation yet');
  expect(shown()).toBeNull();
});
