import { Type } from 'typebox';
import { Message, operation, result } from '../operation.ts';
import { closed, Id } from '../schema-parts.ts';
import {
  ApplyBody,
  CreateDraftBody,
  DraftResult,
  InProgressQuery,
  InProgressSchema,
  SaveDraftBody,
  SentResult,
} from './application.schemas.ts';
import { sendErrors } from './applications.ts';

const exampleId = 'app_5k2hq8w0n3d7c9x1v6tz';

const sending = {
  body: ApplyBody,
  response: SentResult,
  errors: [...sendErrors, 'fund_closed', 'application_not_eligible', 'application_in_progress'],
  example: { body: { draftId: exampleId, rowVersion: 2, language: 'en' } },
} as const;

export const createDraft = operation('createDraft', 'POST /application/draft', {
  permission: 'application.create',
  summary: 'Starts a draft, or answers the one that is there',
  description:
    'One draft for each applicant and fund: a second call answers the first one. Staff who enter an application for somebody say `isOnBehalf`.',
  body: CreateDraftBody,
  response: DraftResult,
  errors: ['not_found', 'fund_closed', 'application_in_progress', 'invalid_state'],
  example: { body: { fundId: 'fund_base' } },
});

export const getDraft = operation('getDraft', 'GET /application/draft', {
  permission: 'application.create',
  summary: 'A draft, or an application that was returned for changes',
  description:
    'By `id`, or the own draft for a `fundId`. Also an application that was returned, while its changes are made.',
  query: closed({ id: Type.Optional(Id), fundId: Type.Optional(Id) }),
  response: DraftResult,
  errors: ['not_found'],
  example: { query: { id: exampleId } },
});

export const saveDraft = operation('saveDraft', 'PUT /application/draft', {
  permission: 'application.create',
  summary: 'Saves some sections of a draft; half answers are kept',
  description:
    'Sections that are present replace the stored ones whole; half answers are kept. `stale_version` brings the stored draft as `data`. Of a returned application only the named sections are open.',
  body: SaveDraftBody,
  response: DraftResult,
  errors: ['not_found', 'stale_version', 'sections_closed', 'invalid_state'],
  example: {
    body: {
      id: exampleId,
      rowVersion: 1,
      answers: {
        project: { projectTitle: 'Tariff revenue loss, 2024 claim period', sector: 'TRADE_INFRASTRUCTURE' },
      },
    },
  },
});

export const tickRequest = operation('tickRequest', 'PUT /application/:id/requests/:requestId', {
  permission: 'application.create',
  summary: 'Ticks off what a return asked for, or opens it again',
  description:
    'Only the applicant, while the application is returned. It leaves `rowVersion` as it is, so that answers being saved at the same time are not refused.',
  params: closed({ id: Id, requestId: Id }),
  body: closed({ isDone: Type.Boolean() }),
  response: DraftResult,
  errors: ['invalid_state'],
  example: { params: { id: 'app_jzpa098897adyx8tqms2', requestId: 'req_1' }, body: { isDone: true } },
});

export const deleteDraft = operation('deleteDraft', 'DELETE /application/draft', {
  permission: 'application.create',
  summary: 'Deletes a draft that was never sent',
  description: 'Only what was never sent.',
  query: closed({ id: Id }),
  response: Message,
  errors: ['not_found', 'invalid_state'],
  example: { query: { id: exampleId } },
});

export const isApplicationInProgress = operation(
  'isApplicationInProgress',
  'GET /application/isApplicationInProgress',
  {
    permission: 'application.create',
    summary: 'Whether an application is under way, and the draft to continue',
    description:
      'Whether a second application to this fund would be refused, and the draft to continue. A hint: the rule itself is kept when sending.',
    query: InProgressQuery,
    response: result(InProgressSchema),
    example: { query: { fundId: 'fund_base' } },
  },
);

export const apply = operation('apply', 'POST /application/apply', {
  permission: 'application.own',
  summary: 'Sends a draft: numbers it, keeps a snapshot and answers a receipt',
  description:
    'Checks every section, every document and the eligibility rules; numbers the application, keeps a snapshot and answers the SHA-256 of it. `application_incomplete` names the fields. Send an `Idempotency-Key`: pressing twice sends once.',
  ...sending,
});

export const applyOnBehalf = operation('applyOnBehalf', 'POST /application/applyOnBehalf', {
  permission: 'application.apply-on-behalf',
  summary: 'Sends a draft that was entered for somebody else; both get the receipt',
  description:
    'The same for a draft that staff entered; applicant and enterer get the receipt, and the enterer can never review or decide it.',
  ...sending,
});
