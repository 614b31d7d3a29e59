// @vitest-environment jsdom
import { MANAGER } from '@portal/contracts';
import { getApplication } from '@portal/contracts/calls/applications/applications';
import { listMessages, sendMessage } from '@portal/contracts/calls/applications/conversation';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent } from '@portal/testing/screen';
import { staff } from '@portal/testing/staff';
import { expect, test } from 'vitest';
import { staffApplication } from '../../test/example-application.ts';
import area from '../expose.ts';

test('Ctrl and Enter send a message to the applicant', async () => {
  const application = staffApplication({});
  const api = fakeApi();
  api.answer(getApplication, { data: application, message: '' });
  api.answer(listMessages, { data: { messages: [], unread: 0 }, message: '' });
  await renderArea(area, {
    at: `/workspace/review-applications/${application.id}?tab=messages`,
    user: staff(MANAGER),
  });
  const field = await screen.findByLabelText(/^Message to the applicant/);
  await userEvent.type(field, 'Which year is it?{Control>}{Enter}{/Control}');
  await expect.poll(() => api.sent(sendMessage)).toEqual([{ text: 'Which year is it?' }]);
});
