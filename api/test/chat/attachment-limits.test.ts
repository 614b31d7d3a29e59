import { uploadChatFile } from '@portal/contracts/chat/calls';
import { expect, test } from 'vitest';
import { availableAgent, startedBy } from '../support/chat.ts';
import { pdfBytes } from '../support/make/files.ts';
import { uploadTo } from '../support/multipart.ts';
import { testPortal } from '../support/portal.ts';

const portal = testPortal({ config: { rateLimits: 'on' } });

test('an address may upload ten files in ten minutes, in whatever conversations', async () => {
  await availableAgent(portal);
  const [one, two] = [await startedBy(portal), await startedBy(portal)];
  const upload = (n: number) => {
    const { client, conversation } = n % 2 ? one : two;
    return uploadTo(uploadChatFile, client, { params: { id: conversation.id }, content: pdfBytes(`${n}`) });
  };
  for (let n = 1; n <= 10; n += 1) expect((await upload(n)).status).toBe(200);
  const last = await upload(11);
  expect(last).toBeProblem('too_many_requests');
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
});
