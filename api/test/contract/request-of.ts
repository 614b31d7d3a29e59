import type { Operation } from '@portal/contracts/operation';
import { allRoutes } from '../../src/wiring.ts';
import type { RawInput } from '../support/client.ts';
import { multipartBody, multipartHeaders } from '../support/multipart.ts';
import { type Kind, uploadHeaders } from './world.ts';

/** The kind of thing that an id in an example names, by its first letters. */
const kinds: Record<string, Kind> = {
  app: 'application',
  file: 'file',
  fund: 'fund',
  msg: 'message',
  off: 'office',
  faq: 'faq',
  usr: 'user',
  chc: 'conversation',
  cfl: 'chatFile',
  ctf: 'contactFile',
  mail: 'mail',
  rpl: 'cannedReply',
  ses: 'session',
  upl: 'upload',
  cli: 'client',
  prp: 'proposal',
  apr: 'adminProposal',
  sch: 'plan',
  prt: 'partner',
  int: 'interest',
  qvw: 'queueView',
  nte: 'staffNote',
  mem: 'member',
};

/** Calls that speak of a draft, and of the fund where the owner has nothing else open. */
const onDrafts = new Set(['createDraft', 'getDraft', 'saveDraft', 'deleteDraft', 'apply', 'applyOnBehalf']);

/** Calls that speak of what staff entered for somebody else. */
const onEntries = new Set(['sendEntryConfirmation', 'handOverEntry']);

const idPattern = /^([a-z]+)_[A-Za-z0-9]+$/;

/** What an id of an example stands for; `undefined` for any other text. */
const kindOf = (callId: string, text: string): Kind | undefined => {
  const kind = kinds[idPattern.exec(text)?.[1] ?? ''];
  // Whoever declares may read from then on, which is no rule of the calls that come after.
  if (callId === 'declareConflict' && kind === 'application') return 'freshApplication';
  if (callId === 'answerInvitation' && kind === 'member') return 'invitation';
  // Only what is one's own can be published.
  if (callId === 'publishFile' && kind === 'file') return 'ownPicture';
  if (onEntries.has(callId) && kind === 'application') return 'entry';
  if (!onDrafts.has(callId)) return kind;
  if (kind === 'application') return 'draft';
  return kind === 'fund' ? 'draftFund' : kind;
};

type Replace = (kind: Kind) => string;

const replaced = (callId: string, value: unknown, replace: Replace): unknown => {
  if (typeof value === 'string') {
    const kind = kindOf(callId, value);
    return kind === undefined ? value : replace(kind);
  }
  if (Array.isArray(value)) return value.map((one) => replaced(callId, one, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, replaced(callId, one, replace)]),
  );
};

const known = new Map(allRoutes.map(({ operation }) => [operation.id, operation]));

/** The documented example of a call. @throws Error where there is none. */
const exampleOf = (callId: string): NonNullable<Operation['example']> => {
  const found = known.get(callId);
  if (!found) throw new Error(`There is no operation ${callId}.`);
  return found.example ?? {};
};

/** Calls that take a form with a file. */
const uploads = new Set(['uploadFile', 'uploadChatFile', 'uploadDeskFile']);

const aForm = () => ({
  body: multipartBody([{ name: 'a.pdf', content: '%PDF-1.4\n%%EOF' }]),
  headers: multipartHeaders,
});

const resumable = { 'tus-resumable': '1.0.0' };

/** Calls that say in headers what others say in a body. */
const headersOf: Record<string, Record<string, string>> = {
  createUpload: uploadHeaders,
  getUpload: resumable,
  continueUpload: { ...resumable, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
  cancelUpload: resumable,
};

const texts = (params: Readonly<Record<string, unknown>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));

/** The example as a request, with its ids replaced. */
export const requestOf = (callId: string, replace: Replace): RawInput => {
  // A mark that came with the portal: the example's own name is nobody's here.
  if (callId === 'unpublishFile') return { params: { icon: 'facebook.svg' } };
  const { params, query, body } = exampleOf(callId);
  const headers = headersOf[callId];
  const filled = texts(replaced(callId, params, replace) as Readonly<Record<string, unknown>> | undefined); // maps like the example
  if (uploads.has(callId)) return { params: filled, ...aForm() };
  return {
    ...(headers ? { headers } : {}),
    params: filled,
    query: (replaced(callId, query, replace) ?? {}) as Record<string, unknown>,
    ...(body === undefined ? {} : { body: replaced(callId, body, replace) }),
  };
};

/** The kinds of things that the example of a call names. */
export const kindsIn = (callId: string): ReadonlySet<Kind> => {
  const kinds = new Set<Kind>();
  requestOf(callId, (kind) => {
    kinds.add(kind);
    return '';
  });
  return kinds;
};
