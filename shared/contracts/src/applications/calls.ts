import { call, type Page, type Result } from '../call.ts';
import type { FundType } from '../funds/enums.ts';
import type { Language } from '../languages.ts';
import type { ApplicationDetail } from '../review/schemas.ts';
import type { Answers } from './answers.schema.ts';
import type { Message, Timeline } from './conversation.schema.ts';
import type { PublicStatus } from './enums.ts';
import type {
  Draft,
  InProgress,
  MyApplication,
  MyApplicationsFilters,
  Sent,
  SentVersion,
} from './schemas.ts';

export type { Answers, BaseAnswers, CreditAnswers } from './answers.schema.ts';
export type { Message, Stage, Timeline, TimelineEvent } from './conversation.schema.ts';
export type {
  ApplicationDocument,
  Draft,
  InProgress,
  MyApplication,
  MyApplicationsFilters,
  OwnerApplication,
  ReturnRequest,
  Sent,
  SentVersion,
} from './schemas.ts';

type ById = { id: string };

/** Starts a draft, or answers the one that is there for this applicant and fund. */
export const createDraft = call<{ body: { fundId: string; isOnBehalf?: boolean }; response: Result<Draft> }>(
  'createDraft',
  { method: 'POST', path: '/application/draft', permission: 'application.create' },
);

/** By `id`, or the caller's own draft for a `fundId`. */
export const getDraft = call<{ query: { id?: string; fundId?: string }; response: Result<Draft> }>(
  'getDraft',
  {
    method: 'GET',
    path: '/application/draft',
    permission: 'application.create',
  },
);

/** Saves sections. `stale_version` brings the stored draft of now as `data`. */
export const saveDraft = call<{
  body: { id: string; rowVersion: number; answers: Answers };
  response: Result<Draft>;
}>('saveDraft', { method: 'PUT', path: '/application/draft', permission: 'application.create' });

export const deleteDraft = call<{ query: { id: string }; response: { message: string } }>('deleteDraft', {
  method: 'DELETE',
  path: '/application/draft',
  permission: 'application.create',
});

type Apply = { draftId: string; rowVersion: number; language?: Language };

/** Send with an `Idempotency-Key`: the same key answers the same application. */
export const apply = call<{ body: Apply; response: Result<Sent> }>('apply', {
  method: 'POST',
  path: '/application/apply',
  permission: 'application.own',
});

export const applyOnBehalf = call<{ body: Apply; response: Result<Sent> }>('applyOnBehalf', {
  method: 'POST',
  path: '/application/applyOnBehalf',
  permission: 'application.apply-on-behalf',
});

export const listMyApplications = call<{
  query: MyApplicationsFilters;
  response: Page<MyApplication> & { counts: { all: number; open: number; closed: number } };
}>('listMyApplications', {
  method: 'GET',
  path: '/application/myFundApplications',
  permission: 'application.create',
});

/** What the caller may read of it: see `audience`. */
export const getApplication = call<{ params: ById; response: Result<ApplicationDetail> }>('getApplication', {
  method: 'GET',
  path: '/application/fund/:id',
  permission: 'application.read',
  scope: 'applications:read',
});

export const isApplicationInProgress = call<{
  query: { fundId?: string; fundType?: FundType };
  response: Result<InProgress>;
}>('isApplicationInProgress', {
  method: 'GET',
  path: '/application/isApplicationInProgress',
  permission: 'application.create',
});

export const resubmit = call<{
  params: ById;
  body: { rowVersion: number; answers?: Answers };
  response: Result<Sent>;
}>('resubmit', { method: 'POST', path: '/application/resubmit/:id', permission: 'application.create' });

export const withdraw = call<{
  params: ById;
  body: { rowVersion: number; reason?: string };
  response: Result<{ id: string; status: PublicStatus; rowVersion: number }>;
}>('withdraw', { method: 'POST', path: '/application/withdraw/:id', permission: 'application.create' });

export const getTimeline = call<{ params: ById; response: Result<Timeline> }>('getTimeline', {
  method: 'GET',
  path: '/application/timeline/:id',
  permission: 'application.read',
  scope: 'applications:read',
});

/** Every sending of an application, the newest first, each with its receipt. */
export const listVersions = call<{ params: ById; response: Result<SentVersion[]> }>('listVersions', {
  method: 'GET',
  path: '/application/:id/versions',
  permission: 'application.read',
  scope: 'applications:read',
});

export const listMessages = call<{
  params: ById;
  response: Result<{ messages: Message[]; unread: number }>;
}>('listMessages', { method: 'GET', path: '/application/:id/messages', permission: 'application.message' });

export const sendMessage = call<{
  params: ById;
  body: { text: string; fileKey?: string };
  response: Result<Message>;
}>('sendMessage', { method: 'POST', path: '/application/:id/messages', permission: 'application.message' });

/** Marks what the other side wrote as read. */
export const readMessages = call<{ params: ById; response: { message: string } }>('readMessages', {
  method: 'POST',
  path: '/application/:id/messages/read',
  permission: 'application.message',
});

/** A PDF file named `{name}_application_{date}.pdf`. */
export const exportApplicationPdf = call<{ params: ById; response: Blob }>('exportApplicationPdf', {
  method: 'GET',
  path: '/application/export/pdf/:id',
  permission: 'application.export-pdf',
  scope: 'applications:export',
  answers: 'file',
  timeoutMs: 60_000,
});
