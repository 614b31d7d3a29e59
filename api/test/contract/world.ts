import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { MANAGER, REVIEWER, SUPER } from '@portal/contracts';
import { sendMessage } from '@portal/contracts/applications/conversation';
import { createDraft } from '@portal/contracts/applications/drafts';
import { addContact } from '@portal/contracts/content/contacts';
import { saveContent } from '@portal/contracts/content/content';
import { scheduleContent } from '@portal/contracts/content/editing';
import { addFaq } from '@portal/contracts/content/faqs';
import { addPartner } from '@portal/contracts/content/partners';
import { updateFund } from '@portal/contracts/funds/funds';
import { type CreateApiClient, createApiClient } from '@portal/contracts/identity/api-clients';
import { addAdmin } from '@portal/contracts/identity/users';
import { createUpload } from '@portal/contracts/kernel/files';
import { claimConversation, setPresence } from '@portal/contracts/support/agent-console';
import { sendChatMessage, startConversation, uploadChatFile } from '@portal/contracts/support/chat';
import { sendContactMessage } from '@portal/contracts/support/contact-messages';
import { addCannedReply } from '@portal/contracts/support/prepared-replies';
import { newId, transaction } from '../../src/kernel/database/db.ts';
import { storePublicFile } from '../../src/kernel/files/accept-file.ts';
import { pdfBytes } from '../support/make-files.ts';
import { uploadTo } from '../support/multipart.ts';
import type { TestPortal } from '../support/portal.ts';

const text = { en: 'A text' };

/** Of an upload of ten bytes. */
export const uploadHeaders = {
  'tus-resumable': '1.0.0',
  'upload-length': '10',
  'upload-metadata': 'filename YS5wZGY=',
};

/** One of everything that has an id, and the people around it. */
export const makeWorld = async (portal: TestPortal) => {
  const { make } = portal;
  const people = {
    owner: await make.user(),
    stranger: await make.user(),
    reviewer: await make.user({ role: REVIEWER }),
    agent: await make.user({ role: REVIEWER, isChatAgent: true }),
    manager: await make.user({ role: MANAGER }),
    admin: await make.user({ role: SUPER }),
    disabled: await make.user({ status: 'DISABLED' }),
  };
  // A client for each use: the calls under test end sessions.
  const as = (person: keyof typeof people) => portal.as(people[person]);
  const fund = await make.fund();
  const application = await make.underReview({ owner: people.owner, fundId: fund }, people.reviewer);
  const file = await make.file(people.owner);
  await (await as('owner')).call(sendMessage, {
    params: { id: application.id },
    body: { text: 'When do you decide?' },
  });
  const draftFund = await make.fund();
  const ticket = await portal.visitor.call(sendContactMessage, {
    body: {
      firstName: 'Ama',
      lastName: 'Owusu',
      email: 'ama@example.test',
      topic: 'GENERAL',
      subject: 'A question',
      message: 'What is the Fund?',
    },
  });
  const [message] = await portal.db<{ id: string }[]>`
    update contact_messages set chat_agent_id = ${people.agent.id}
    where ticket_number = ${ticket.body.data.ticketNumber} returning id`;

  const draft = async (): Promise<string> =>
    (await (await as('owner')).call(createDraft, { body: { fundId: draftFund } })).body.data.id;

  /** Entered by the manager for somebody else. */
  const entry = async (): Promise<string> => {
    const manager = await as('manager');
    return (await manager.call(createDraft, { body: { fundId: fund, isOnBehalf: true } })).body.data.id;
  };

  const faq = async (): Promise<string> =>
    (
      await (
        await as('admin')
      ).call(addFaq, {
        body: { category: 'GENERAL', question: text, answer: text, order: 1, isPublished: true },
      })
    ).body.data.id;

  let lastConversation = '';

  /** Of the owner, taken by the agent. */
  const conversation = async (): Promise<string> => {
    const secret = randomBytes(32).toString('base64url');
    const body = { message: 'Hello', clientId: 'c-12345678', secret };
    const agent = await as('agent');
    await agent.call(setPresence, { body: { presence: 'AVAILABLE' } });
    const { id } = (await (await as('owner')).call(startConversation, { body })).body.data;
    await agent.call(claimConversation, { params: { id } });
    lastConversation = id;
    return id;
  };

  /** Sent by the owner in the last conversation that was made. */
  const chatFile = async (): Promise<string> => {
    const client = await as('owner');
    const params = { id: lastConversation };
    const { fileKey } = (await uploadTo(uploadChatFile, client, { params, content: pdfBytes() })).body.data;
    await client.call(sendChatMessage, { params, body: { clientId: `c-${fileKey.slice(-20)}`, fileKey } });
    return fileKey;
  };

  /** Came along with the message. */
  const contactFile = async (): Promise<string> => {
    const fileKey = await make.file(people.owner);
    await portal.db`insert into contact_message_files (contact_message_id, file_key) values (${message?.id ?? ''}, ${fileKey})`;
    return fileKey;
  };

  const mail = async (): Promise<string> => {
    const id = newId('mail');
    const words = { template: 'test', language: 'en', subject: 'Test', text: 'Test', html: 'Test' };
    await portal.db`insert into outbox ${portal.db({ id, toAddress: 'a@example.test', status: 'DEAD', ...words })}`;
    return id;
  };

  const interest = async (): Promise<string> => {
    const id = newId('int');
    const who = { firstName: 'Ama', lastName: 'Owusu', email: 'ama@example.test', language: 'en' };
    await portal.db`insert into interests ${portal.db({ id, type: 'PARTNER', consent: true, ...who })}`;
    return id;
  };

  /** Of the reviewer. */
  const queueView = async (): Promise<string> => {
    const id = newId('qvw');
    const of = { userId: people.reviewer.id, name: id, fundId: 'all' };
    await portal.db`insert into queue_views ${portal.db({ id, ...of, query: portal.db.json({}), columns: portal.db.json(['projectTitle']) })}`;
    return id;
  };

  /** Of the reviewer. */
  const staffNote = async (): Promise<string> => {
    const id = newId('nte');
    const at = { fileKey: file, page: 1, x: 0.5, y: 0.5 };
    const words = { text: 'A note', byUserId: people.reviewer.id };
    await portal.db`insert into staff_notes ${portal.db({ id, applicationId: application.id, ...at, ...words })}`;
    return id;
  };

  /** A colleague of the owner's draft, or somebody who is invited to it. */
  const memberOf = async (row: { email: string; userId?: string; acceptedAt?: Date }): Promise<string> => {
    const id = newId('mem');
    await portal.db`delete from application_members`;
    const of = { applicationId: application.id, role: 'EDIT', invitedBy: people.owner.id };
    await portal.db`insert into application_members ${portal.db({ id, ...of, ...row })}`;
    return id;
  };
  const member = () => memberOf({ email: 'colleague@example.test' });
  const invitation = () => memberOf({ email: people.stranger.email });

  const cannedReply = async (): Promise<string> => {
    const body = { language: 'en', title: 'Greeting', text: 'Hello' } as const;
    return (await (await as('agent')).call(addCannedReply, { body })).body.data.id;
  };

  const icon = await readFile(new URL('../../seed/public/linkedin.svg', import.meta.url));
  await transaction(portal.db, (tx) =>
    storePublicFile(tx, portal.deps.files, { name: 'linkedin.svg', content: icon }),
  );

  /** Another open session of the owner. */
  const session = async (): Promise<string> => {
    await as('owner');
    const [newest] = await portal.db<{ id: string }[]>`
      select id from sessions where user_id = ${people.owner.id} order by created_at desc, id desc limit 1`;
    return newest?.id ?? '';
  };

  /** The open one, so that there are never too many. */
  const upload = async (): Promise<string> => {
    const [open] = await portal.db<{ id: string }[]>`
      select id from uploads where owner_id = ${people.owner.id} and finishing_since is null limit 1`;
    if (open) return open.id;
    const client = await as('owner');
    return (await client.call(createUpload, { headers: uploadHeaders })).body.data.uploadId;
  };

  const client = async (): Promise<string> => {
    const body = { name: 'Statistics office', scopes: ['funds:read'] } satisfies CreateApiClient;
    return (await (await as('admin')).call(createApiClient, { body })).body.data.client.id;
  };

  /** Of the manager, to whom nobody may say yes but an admin. */
  const proposal = async (): Promise<string> => {
    const fundId = await make.fund();
    const [version] = await portal.db<
      { rowVersion: number }[]
    >`select row_version from funds where id = ${fundId}`;
    const body = { fundId, rowVersion: version?.rowVersion ?? 1, title: { en: 'Proposed' } };
    const asked = await (await as('manager')).call(updateFund, { body });
    return asked.body.proposal?.id ?? '';
  };

  /** Of an Admin, to whom nobody may say yes but another one. */
  const adminProposal = async (): Promise<string> => {
    const body = { firstName: 'Thandi', lastName: 'Khumalo', countryCode: 'ZA' } as const;
    const email = `${randomBytes(8).toString('hex')}@example.test`;
    const asked = await (await portal.as('admin2')).call(addAdmin, { body: { ...body, email } });
    return asked.body.data.proposal?.id ?? '';
  };

  /** A draft that goes public tomorrow. */
  const plan = async (): Promise<string> => {
    const admin = await as('admin');
    const text = { key: 'about-us', lang: 'sw' } as const;
    const data = { title: randomBytes(8).toString('hex'), lead: 'Planned' };
    await admin.call(saveContent, { body: { ...text, data, draft: true } });
    const publishAt = new Date(Date.now() + 24 * 3600 * 1000).toISOString();
    return (
      await admin.call(scheduleContent, {
        body: { kind: 'sections', id: text.key, lang: text.lang, publishAt },
      })
    ).body.data.id;
  };

  const partner = async (): Promise<string> => {
    const words = { name: text, role: text, logoAlt: text, description: text };
    const facts = {
      type: 'TECHNICAL',
      logoFileKey: null,
      website: null,
      order: 1,
      isPublished: true,
    } as const;
    return (await (await as('admin')).call(addPartner, { body: { ...words, ...facts } })).body.data.id;
  };

  const office = async (): Promise<string> => {
    const words = { label: text, address: text, openingHours: text };
    const facts = {
      countryCode: 'RW',
      city: 'Kigali',
      emails: [],
      phones: [],
      mapUrl: null,
      order: 1,
      isPublished: true,
    };
    return (await (await as('admin')).call(addContact, { body: { ...words, ...facts } })).body.data.id;
  };

  const kept = (id: string) => () => Promise.resolve(id);

  const makers = {
    fund: kept(fund),
    draftFund: kept(draftFund),
    application: kept(application.id),
    freshApplication: async () => (await make.submitted({ owner: await make.user(), fundId: fund })).id,
    file: kept(file),
    message: kept(message?.id ?? ''),
    draft,
    faq,
    entry,
    cannedReply,
    client,
    proposal,
    adminProposal,
    plan,
    office,
    partner,
    ownPicture: () => make.file(people.admin),
    session,
    upload,
    conversation,
    chatFile,
    contactFile,
    mail,
    interest,
    queueView,
    staffNote,
    member,
    invitation,
    user: async () => (await make.user({ role: REVIEWER })).id,
  };

  /** Ids of the kinds asked for; what a call may use up is made anew. */
  const ids = async (kinds: Iterable<Kind>): Promise<ReadonlyMap<Kind, string>> => {
    const made = new Map<Kind, string>();
    for (const kind of kinds) {
      const id = await makers[kind]();
      if (id === '') throw new Error(`no ${kind} was made`);
      made.set(kind, id);
    }
    return made;
  };

  return { people, ids };
};

/** What an id can name. */
export type Kind =
  | 'fund'
  | 'draftFund'
  | 'application'
  | 'freshApplication'
  | 'draft'
  | 'file'
  | 'message'
  | 'office'
  | 'faq'
  | 'interest'
  | 'entry'
  | 'cannedReply'
  | 'client'
  | 'proposal'
  | 'adminProposal'
  | 'plan'
  | 'partner'
  | 'ownPicture'
  | 'session'
  | 'upload'
  | 'user'
  | 'conversation'
  | 'chatFile'
  | 'contactFile'
  | 'mail'
  | 'queueView'
  | 'staffNote'
  | 'member'
  | 'invitation';

export type World = Awaited<ReturnType<typeof makeWorld>>;
