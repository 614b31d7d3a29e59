import { randomBytes } from 'node:crypto';
import { MANAGER } from '@portal/contracts';
import { secretHeader } from '@portal/contracts/call';
import { downloadFile } from '@portal/contracts/kernel/files';
import { DOCUMENT_MAX_BYTES, IMAGE_MAX_BYTES } from '@portal/contracts/rules/files';
import {
  claimConversation,
  getDesk,
  getDeskFile,
  getDeskMessages,
  sendDeskMessage,
  setPresence,
  transferConversation,
  uploadDeskFile,
} from '@portal/contracts/support/agent-console';
import {
  endConversation,
  getChatFile,
  getChatMessages,
  sendChatMessage,
  startConversation,
  uploadChatFile,
} from '@portal/contracts/support/chat';
import type { ChatMessage } from '@portal/contracts/support/chat.schemas';
import { getContactFile, getContactMessage } from '@portal/contracts/support/contact-messages';
import { chatFileLimits } from '@portal/contracts/support/enums';
import { expect, test } from 'vitest';
import { docx, pngBytes } from '../../../test/files/samples.ts';
import { availableAgent, connect, instanceOf, newClientId, startedBy } from '../../../test/support/chat.ts';
import type { TestClient } from '../../../test/support/client.ts';
import { pdfBytes } from '../../../test/support/make-files.ts';
import { uploadTo } from '../../../test/support/multipart.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { cleanUpFiles } from '../../kernel/files/clean-up.ts';
import { maintainChats } from './maintenance.job.ts';

const portal = testPortal();

/** A visitor and an agent in a conversation that the agent took. */
const talk = async () => {
  const agent = await availableAgent(portal);
  const { client: visitor, conversation } = await startedBy(portal, 'Hello');
  const params = { id: conversation.id };
  await agent.client.call(claimConversation, { params });
  return { agent, visitor, params };
};

const attach = async (client: TestClient, id: string, content = pdfBytes(), name = 'plan.pdf') =>
  (await uploadTo(uploadChatFile, client, { params: { id }, name, content })).body.data;

const sendFile = async (client: TestClient, id: string, fileKey: string, text?: string) =>
  (
    await client.call(sendChatMessage, {
      params: { id },
      body: { clientId: newClientId(), fileKey, ...(text !== undefined && { text }) },
    })
  ).body.data;

const newSecret = () => randomBytes(32).toString('base64url');

test('a file goes with a message, to the agent with name and size, and back by the same rules', async () => {
  const { agent, visitor, params } = await talk();
  const content = pdfBytes('of the visitor');
  const file = await attach(visitor, params.id, content, 'Plan für 2027.pdf');
  const shown = { fileName: 'Plan für 2027.pdf', mime: 'application/pdf', size: content.length };
  expect(file).toEqual({ ...shown, fileKey: file.fileKey, scanStatus: 'CLEAN' });
  const alone = await sendFile(visitor, params.id, file.fileKey);
  expect(alone).toMatchObject({ text: '', file });
  const read = { params: { ...params, fileKey: file.fileKey } };
  const bytes = await agent.client.raw(getDeskFile, read);
  expect(bytes.raw).toEqual(content);
  expect(bytes.headers['content-disposition']).toMatch(/^attachment;/);
  expect((await visitor.raw(getChatFile, read)).raw).toEqual(content);
  const [mine] = (await agent.client.call(getDesk)).body.data.mine;
  expect(mine?.lastText).toBe('Plan für 2027.pdf');

  const reply = (await uploadTo(uploadDeskFile, agent.client, { params, content: pdfBytes('answer') })).body
    .data;
  const body = { clientId: newClientId(), text: 'Here it is', fileKey: reply.fileKey };
  const sent = (await agent.client.call(sendDeskMessage, { params, body })).body.data;
  expect(sent).toMatchObject({ text: 'Here it is', file: reply });
  // Sent again it is the same message, also when the conversation is over.
  await visitor.call(endConversation, { params });
  expect((await agent.client.call(sendDeskMessage, { params, body })).body.data).toEqual(sent);
  const { messages } = (await visitor.call(getChatMessages, { params })).body.data;
  expect(messages.map(({ file: one }) => one?.fileKey ?? null)).toEqual([
    null,
    null,
    file.fileKey,
    reply.fileKey,
    null,
  ]);
  const answered = { params: { ...params, fileKey: reply.fileKey } };
  expect((await visitor.raw(getChatFile, answered)).raw).toEqual(pdfBytes('answer'));
  const log = await portal.db`select action, actor_id from audit_log
    where entity_type = 'file' and entity_id = ${file.fileKey} order by at`;
  expect(log).toEqual([
    { action: 'CREATE', actorId: null },
    { action: 'VIEW_SENSITIVE', actorId: agent.user.id },
  ]);
});

test('a picture is drawn anew and comes small where that is asked for', async () => {
  const { agent, visitor, params } = await talk();
  const hidden = Buffer.concat([pngBytes, Buffer.from('<script>alert(1)</script>')]);
  const { fileKey, size } = await attach(visitor, params.id, hidden, 'photo.png');
  await sendFile(visitor, params.id, fileKey);
  const read = { params: { ...params, fileKey }, query: { w: 320 as const } };
  const whole = await agent.client.raw(getDeskFile, { ...read, query: {} });
  expect(whole.raw).toHaveLength(size);
  expect(whole.raw.includes('script')).toBe(false);
  const small = await agent.client.raw(getDeskFile, { ...read, headers: { accept: 'image/webp,*/*' } });
  expect(small.headers['content-type']).toBe('image/webp');
});

test('across instances and after a lost socket the file is in its place', async () => {
  const other = await instanceOf(portal);
  const { agent, visitor, params } = await talk();
  const { id } = params;
  const agentSocket = await connect(other, agent.client);
  agentSocket.say({ type: 'follow', conversationId: id, after: 0 });
  const page = await connect(portal.app, visitor, id);
  page.say({ type: 'follow', conversationId: id, after: 0 });
  const file = await attach(visitor, id, pdfBytes('over a socket'));
  const clientId = newClientId();
  page.say({ type: 'message', conversationId: id, clientId, fileKey: file.fileKey });
  const withFile = ({ message }: { message: ChatMessage }) => message.clientId === clientId;
  expect((await agentSocket.next('message', withFile)).message).toMatchObject({ text: '', file });
  page.ws.terminate();
  const back = await connect(other, visitor, id);
  back.say({ type: 'message', conversationId: id, clientId, fileKey: file.fileKey });
  expect((await back.next('sent')).seq).toBe(3);
  back.say({ type: 'follow', conversationId: id, after: 2 });
  expect((await back.next('message', withFile)).message.file).toEqual(file);
  const url = `/api/chat/conversations/${id}/files/${file.fileKey}`;
  const elsewhere = await other.inject({ method: 'GET', url, headers: visitor.headers });
  expect(elsewhere.rawPayload).toEqual(pdfBytes('over a socket'));
  // The same file a second time, one of another conversation, and nothing at all.
  const otherTalk = await talk();
  const foreign = await attach(otherTalk.visitor, otherTalk.params.id);
  for (const fileKey of [file.fileKey, foreign.fileKey, 'file_none', undefined]) {
    const again = newClientId();
    back.say({
      type: 'message',
      conversationId: id,
      clientId: again,
      ...(fileKey !== undefined && { fileKey }),
    });
    const refused = await back.next('refused', (frame) => frame.clientId === again);
    expect(refused.code).toBe('invalid_request');
  }
});

test('nobody else reads it: not by another conversation, another agent, a manager, nor by its bare key', async () => {
  const { agent, visitor, params } = await talk();
  const file = await attach(visitor, params.id);
  const at = { params: { ...params, fileKey: file.fileKey } };
  // Not sent yet: it is the visitor's alone.
  expect(await agent.client.raw(getDeskFile, at)).toBeProblem('not_found');
  expect((await visitor.raw(getChatFile, at)).status).toBe(200);
  await sendFile(visitor, params.id, file.fileKey);
  const otherTalk = await talk();
  const stranger = portal.client({ [secretHeader]: newSecret() });
  const others = [stranger, portal.visitor, otherTalk.visitor, await portal.as('beneficiary'), agent.client];
  for (const who of others) {
    expect(await who.raw(getChatFile, at)).toBeProblem('not_found');
    expect(await uploadTo(uploadChatFile, who, { params, content: pdfBytes() })).toBeProblem('not_found');
  }
  const throughOwn = { params: { id: otherTalk.params.id, fileKey: file.fileKey } };
  expect(await otherTalk.visitor.raw(getChatFile, throughOwn)).toBeProblem('not_found');
  const { client: colleague } = otherTalk.agent;
  expect(await colleague.raw(getDeskFile, at)).toBeProblem('not_found');
  expect(await uploadTo(uploadDeskFile, colleague, { params, content: pdfBytes() })).toBeProblem('not_found');
  const manager = await portal.as(await portal.make.user({ role: MANAGER }));
  expect(await manager.raw(getDeskFile, at)).toBeProblem('forbidden');
  for (const who of [agent.client, manager, await portal.as('admin'), colleague])
    expect(await who.raw(downloadFile, { params: { fileKey: file.fileKey } })).toBeProblem('not_found');
  // Whoever it is handed to reads it, and who gave it away no more.
  await agent.client.call(transferConversation, { params, body: { agentId: otherTalk.agent.user.id } });
  expect((await colleague.raw(getDeskFile, at)).status).toBe(200);
  expect(await agent.client.raw(getDeskFile, at)).toBeProblem('not_found');
});

test('an applicant’s file follows the session, and is no document of an application', async () => {
  const agent = await availableAgent(portal);
  const owner = await portal.as(await portal.make.user());
  const body = { message: 'Hello', clientId: newClientId(), secret: newSecret() };
  const { id } = (await owner.call(startConversation, { body })).body.data;
  const file = await attach(owner, id);
  await sendFile(owner, id, file.fileKey, 'Is this right?');
  // Still waiting: every agent may look.
  expect((await agent.client.call(getDeskMessages, { params: { id } })).body.data.messages).toHaveLength(2);
  const at = { params: { id, fileKey: file.fileKey } };
  expect((await agent.client.raw(getDeskFile, at)).status).toBe(200);
  const thief = portal.client({ [secretHeader]: body.secret });
  expect(await thief.raw(getChatFile, at)).toBeProblem('not_found');
  expect(await owner.raw(downloadFile, { params: { fileKey: file.fileKey } })).toBeProblem('not_found');
});

test.each([
  ['a program as PDF', 'plan.pdf', Buffer.from('MZ\x90\x00 this program'), 'file_not_as_named'],
  ['a page as picture', 'photo.png', Buffer.from('<html><script>1</script>'), 'file_not_as_named'],
  ['a PDF as picture', 'photo.jpg', pdfBytes(), 'file_not_as_named'],
  [
    'a drawing',
    'x.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'),
    'file_type_not_allowed',
  ],
  ['a letter', 'letter.docx', docx(), 'file_type_not_allowed'],
  ['a PDF too large', 'plan.pdf', Buffer.alloc(DOCUMENT_MAX_BYTES + 1, 'a'), 'file_too_large'],
  [
    'a picture too large',
    'photo.png',
    Buffer.concat([pngBytes, Buffer.alloc(IMAGE_MAX_BYTES)]),
    'file_too_large',
  ],
  ['nothing', 'plan.pdf', Buffer.alloc(0), 'invalid_request'],
] as const)('%s is refused and leaves nothing', async (_, name, content, code) => {
  const { agent, visitor, params } = await talk();
  const count = async () => (await portal.db`select 1 from files`).length;
  const before = await count();
  expect(await uploadTo(uploadChatFile, visitor, { params, name, content })).toBeProblem(code);
  expect(await uploadTo(uploadDeskFile, agent.client, { params, name, content })).toBeProblem(code);
  expect(await count()).toBe(before);
});

test('twenty files of one side are enough, also when they come at once, and none after the end', async () => {
  const { agent, visitor, params } = await talk();
  const { id } = params;
  const replies = await Promise.all(
    Array.from({ length: chatFileLimits.files + 4 }, (_, n) =>
      uploadTo(uploadChatFile, visitor, { params, content: pdfBytes(`file ${n}`) }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(chatFileLimits.files);
  for (const reply of replies.filter(({ status }) => status !== 200)) expect(reply).toBeProblem('file_quota');
  expect((await uploadTo(uploadDeskFile, agent.client, { params, content: pdfBytes() })).status).toBe(200);
  const file = replies.find(({ status }) => status === 200)?.body.data;
  await visitor.call(endConversation, { params });
  expect(await uploadTo(uploadChatFile, visitor, { params, content: pdfBytes() })).toBeProblem('chat_closed');
  const late = { clientId: newClientId(), fileKey: file?.fileKey ?? '' };
  expect(await visitor.call(sendChatMessage, { params: { id }, body: late })).toBeProblem('chat_closed');
});

test('a file that is being checked is opened by who sent it alone, and an infected one by nobody', async () => {
  const { agent, visitor, params } = await talk();
  const { fileKey } = await attach(visitor, params.id, pdfBytes('waiting for a scan'));
  await sendFile(visitor, params.id, fileKey);
  const at = { params: { ...params, fileKey } };
  await portal.db`update files set scan_status = 'PENDING' where file_key = ${fileKey}`;
  expect((await visitor.raw(getChatFile, at)).status).toBe(200);
  expect(await agent.client.raw(getDeskFile, at)).toBeProblem('file_not_clean');
  await portal.db`update files set scan_status = 'INFECTED' where file_key = ${fileKey}`;
  expect(await visitor.raw(getChatFile, at)).toBeProblem('file_not_clean');
  const { messages } = (await visitor.call(getChatMessages, { params })).body.data;
  expect(messages.at(-1)?.file?.scanStatus).toBe('INFECTED');
});

test('when nobody is there any more the files go along with the contact message', async () => {
  const { agent, visitor, params } = await talk();
  await portal.db`update chat_conversations set status = 'WAITING', agent_id = null where id = ${params.id}`;
  const file = await attach(visitor, params.id, pdfBytes('along'));
  await sendFile(visitor, params.id, file.fileKey);
  const unsent = await attach(visitor, params.id, pdfBytes('never sent'));
  await portal.db`delete from chat_presence`;
  const last = { clientId: newClientId(), text: 'Is anybody there?' };
  await visitor.call(sendChatMessage, { params, body: last });
  const { conversation, messages } = (await visitor.call(getChatMessages, { params })).body.data;
  expect(messages.at(-1)?.text).toMatch(/Your files go with it\.$/);
  const [kept] = await portal.db<{ id: string }[]>`
    select id from contact_messages where ticket_number = ${conversation.ticketNumber}`;
  const manager = await portal.as(await portal.make.user({ role: MANAGER }));
  const ticket = { params: { id: kept?.id ?? '' } };
  const { data } = (await manager.call(getContactMessage, ticket)).body;
  expect(data).toMatchObject({ message: 'Hello\n\nIs anybody there?', files: [file] });
  const read = { params: { ...ticket.params, fileKey: file.fileKey } };
  expect((await manager.raw(getContactFile, read)).raw).toEqual(pdfBytes('along'));
  const other = { params: { ...ticket.params, fileKey: unsent.fileKey } };
  expect(await manager.raw(getContactFile, other)).toBeProblem('not_found');
  expect(await agent.client.raw(getContactFile, read)).toBeProblem('not_found');
  const [note] = await portal.db`select actor_role from audit_log
    where entity_id = ${file.fileKey} and action = 'VIEW_SENSITIVE'`;
  expect(note).toEqual({ actorRole: MANAGER });
});

test('what was never sent is cleaned up, and files go with a conversation that is forgotten, unless a ticket has them', async () => {
  const { agent, visitor, params } = await talk();
  const sent = await attach(visitor, params.id, pdfBytes('sent'));
  await sendFile(visitor, params.id, sent.fileKey);
  const loose = await attach(visitor, params.id, pdfBytes('loose'));
  await agent.client.call(setPresence, { body: { presence: 'AWAY' } });
  const ticket = await startedBy(portal, 'Nobody there');
  const [message] = await portal.db<{ id: string }[]>`
    select id from contact_messages where ticket_number = ${ticket.conversation.ticketNumber}`;
  const along = await portal.make.file(agent.user, { text: 'along' });
  await portal.db`insert into contact_message_files (contact_message_id, file_key)
    values (${message?.id ?? ''}, ${along})`;
  // A file never changes its date: the day is over for all of them at once.
  const clean = () =>
    cleanUpFiles({ ...portal.deps, config: { ...portal.deps.config, filesLooseHours: -1 } });
  const left = async () =>
    (await portal.db<{ fileKey: string }[]>`select file_key from files`).map(({ fileKey }) => fileKey);
  await clean();
  expect(await left()).toEqual(expect.arrayContaining([sent.fileKey, along]));
  expect(await left()).not.toContain(loose.fileKey);
  await visitor.call(endConversation, { params });
  await portal.db`update chat_conversations set closed_at = now() - interval '40 days' where closed_at is not null`;
  await maintainChats(portal.deps);
  expect(await portal.db`select 1 from chat_files where conversation_id = ${params.id}`).toEqual([]);
  await clean();
  expect(await left()).not.toContain(sent.fileKey);
  expect(await left()).toContain(along);
});
