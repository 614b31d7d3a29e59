import { languages } from '@portal/contracts';
import { listReplyTemplates } from '@portal/contracts/support/inbox';
import {
  addCannedReply,
  changeCannedReply,
  deleteCannedReply,
  listCannedReplies,
} from '@portal/contracts/support/prepared-replies';
import { expect, test } from 'vitest';
import { availableAgent } from '../../../test/support/chat.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

test('there are replies in every language to begin with, and agents add, change and remove their own', async () => {
  const { client } = await availableAgent(portal);
  const list = async () => (await client.call(listCannedReplies)).body.data;
  expect(new Set((await list()).map(({ language }) => language))).toEqual(new Set(languages));
  const body = { language: 'pt', title: 'Prazos', text: 'O prazo está na página do fundo.' } as const;
  const { id } = (await client.call(addCannedReply, { body })).body.data;
  const changed = await client.call(changeCannedReply, { params: { id }, body: { ...body, title: 'Prazo' } });
  expect(changed.body.data).toMatchObject({ id, title: 'Prazo' });
  expect((await list()).filter((reply) => reply.id === id)).toHaveLength(1);
  await client.call(deleteCannedReply, { params: { id } });
  expect(await client.call(deleteCannedReply, { params: { id } })).toBeProblem('not_found');
  expect(await client.call(changeCannedReply, { params: { id }, body })).toBeProblem('not_found');
  const log = await portal.db`select action from audit_log where entity_id = ${id} order by seq`;
  expect(log.map(({ action }) => action)).toEqual(['CREATE', 'UPDATE', 'DELETE']);
  expect(await client.raw(addCannedReply, { body: { ...body, text: ' ' } })).toRefuseFields('text');
});

test('who answers by mail keeps them, too; a reviewer who is no chat agent does not', async () => {
  const manager = await portal.as('manager');
  const body = { language: 'en', title: 'Office hours', text: 'From nine to five.' } as const;
  const { id } = (await manager.call(addCannedReply, { body })).body.data;
  const templates = (await (await portal.as('reviewer2')).call(listReplyTemplates)).body.data;
  expect(templates).toContainEqual({ id, ...body });
  await manager.call(deleteCannedReply, { params: { id } });
  const refused = [
    await (await portal.as('reviewer2')).call(listCannedReplies),
    await (await portal.as('reviewer2')).call(addCannedReply, { body }),
    await (await portal.as('beneficiary')).call(listCannedReplies),
  ];
  for (const reply of refused) expect(reply).toBeProblem('forbidden');
});
