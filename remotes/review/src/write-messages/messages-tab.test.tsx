// @vitest-environment jsdom
import { MANAGER } from '@portal/contracts';
import { listMessages, sendMessage } from '@portal/contracts/calls/applications/conversation';
import { fakeApi } from '@portal/testing/fake-api';
import { screen, userEvent } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { staffApplication } from '../../test/example-application.ts';
import { openWorkspace } from '../../test/open-workspace.ts';

test('Ctrl and Enter send a message to the applicant', async () => {
  const api = fakeApi();
  api.answer(listMessages, { data: { messages: [], unread: 0 }, message: '' });
  await openWorkspace(api, MANAGER, staffApplication(), { tab: 'messages' });
  const field = await screen.findByLabelText(/^Message to the applicant/);
  await userEvent.type(field, 'Which year is it?{Control>}{Enter}{/Control}');
  await expect.poll(() => api.sent(sendMessage)).toEqual([{ text: 'Which year is it?' }]);
});
