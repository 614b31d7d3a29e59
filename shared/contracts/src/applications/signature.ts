import { type Static, Type } from 'typebox';
import { text } from '../fields.ts';
import { Message, operation } from '../operation.ts';
import { closed, RowVersion } from '../schema-parts.ts';
import { ApplicationParams, DraftResult } from './application.schemas.ts';

/** The version that was read, the name of the account, and the mailed code. */
export const SignBody = closed({
  rowVersion: RowVersion,
  name: text(170),
  code: Type.String({ minLength: 1, maxLength: 20 }),
});
export type Sign = Static<typeof SignBody>;

const example = { id: 'app_jzpa098897adyx8tqms2' };

export const askSignatureCode = operation('askSignatureCode', 'POST /application/:id/signature/code', {
  permission: 'application.own',
  summary: 'Mails the signatory a code to sign with',
  description:
    'Six digits, valid for ten minutes and five tries; an earlier code no longer counts. Only for the colleague who was invited to SIGN (`forbidden`).',
  params: ApplicationParams,
  response: Message,
  errors: ['invalid_state'],
  example: { params: example },
});

export const signApplication = operation('signApplication', 'POST /application/:id/signature', {
  permission: 'application.own',
  summary: 'Signs the declarations of an application as its signatory',
  description:
    'With the mailed code (`wrong_code`) and the name of the account (`other_name`), for the answers and documents of `rowVersion`. The form must be complete. A later change of it voids the signature, and both are told by mail.',
  params: ApplicationParams,
  body: SignBody,
  response: DraftResult,
  errors: [
    'invalid_state',
    'stale_version',
    'application_incomplete',
    'application_not_eligible',
    'file_not_clean',
    'file_not_scanned',
  ],
  example: { params: example, body: { rowVersion: 2, name: 'Kofi Boateng', code: '482913' } },
});
