import { uploadChatFile } from '@portal/contracts/support/chat';
import { expect, test } from 'vitest';
import { availableAgent, startedBy } from '../../../test/support/chat.ts';
import { pdfBytes } from '../../../test/support/make-files.ts';
import { uploadTo } from '../../../test/support/multipart.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal({ config: { rateLimits: 'on' } });

test('ten files in ten minutes belong to a conversation, and another of the same network goes on', async () => {
  await availableAgent(portal);
  const [one, other] = [await startedBy(portal), await startedBy(portal)];
  const upload = ({ client, conversation }: typeof one, n: number) =>
    uploadTo(uploadChatFile, client, { params: { id: conversation.id }, content: pdfBytes(`${n}`) });
  for (let n = 1; n <= 10; n += 1) expect((await upload(one, n)).status).toBe(200);
  const last = await upload(one, 11);
  expect(last).toBeProblem('too_many_requests');
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  expect((await upload(other, 12)).status).toBe(200);
});
