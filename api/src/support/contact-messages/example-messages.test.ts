import { languages } from '@portal/contracts';
import { listContactMessages } from '@portal/contracts/support/contact-messages';
import { contactStatuses } from '@portal/contracts/support/enums';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal({ demo: true });

test('the demo has example messages in every language and every status', async () => {
  const manager = await portal.as('manager');
  const { body } = await manager.call(listContactMessages, { query: { pageSize: 25 } });
  expect(new Set(body.data.map(({ language }) => language))).toEqual(new Set(languages));
  expect(new Set(body.data.map(({ status }) => status))).toEqual(new Set(contactStatuses));
  for (const { email, status, replies } of body.data) {
    expect(email).toMatch(/@example\.org$/);
    expect(replies.length > 0).toBe(status === 'ANSWERED' || status === 'CLOSED');
  }
});
