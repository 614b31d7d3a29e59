import { type Static, Type } from 'typebox';
import { optionalText } from '../fields.ts';
import { Message, operation, result } from '../operation.ts';
import { closed, Id, Instant, Nullable, RowVersion } from '../schema-parts.ts';
import { ApplicationParams, pickFacts } from './application.schemas.ts';
import { readErrors } from './applications.ts';

const mailedProof = {
  token: Type.Optional(Type.String({ minLength: 20, maxLength: 100 })),
  applicationNumber: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  code: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
};

/** The token of the mailed link, or the number of the application with the mailed code. */
export const ConfirmEntryBody = closed(mailedProof);
export type ConfirmEntry = Static<typeof ConfirmEntryBody>;

/** What the applicant reads before confirming: all that was entered. */
export const EntryToConfirm = Type.Object({
  applicationNumber: Type.String(),
  ...pickFacts('fundType', 'currency', 'projectTitle', 'amountRequested', 'answers', 'documents'),
  applicant: Type.Object({ firstName: Type.String(), lastName: Type.String(), email: Type.String() }),
  organisationName: Nullable(Type.String()),
  submittedAt: Instant,
});
export type EntryToConfirm = Static<typeof EntryToConfirm>;

export const RefuseEntryBody = closed({ ...mailedProof, reason: Type.Optional(optionalText(2000)) });
export type RefuseEntry = Static<typeof RefuseEntryBody>;

export const RefusedEntry = Type.Object({ applicationNumber: Type.String(), refusedAt: Instant });
export type RefusedEntry = Static<typeof RefusedEntry>;

export const ConfirmedEntry = Type.Object({
  applicationNumber: Type.String(),
  projectTitle: Nullable(Type.String()),
  confirmedAt: Instant,
});
export type ConfirmedEntry = Static<typeof ConfirmedEntry>;

export const HandedOver = Type.Object({ id: Id, handedOverAt: Instant, rowVersion: Type.Integer() });
export type HandedOver = Static<typeof HandedOver>;

const exampleId = 'app_jzpa098897adyx8tqms2';

export const readEntry = operation('readEntry', 'POST /application/confirm/read', {
  permission: 'public',
  summary: 'Shows, by mailed link or code, what was entered for somebody else',
  description:
    'All that staff entered for the applicant: by the token of the mailed link, or by number and mailed code. Nothing is confirmed by reading.',
  body: ConfirmEntryBody,
  response: result(EntryToConfirm),
  errors: ['verification_invalid'],
  example: { body: { applicationNumber: 'CF-2026-000016', code: '48291375' } },
});

export const refuseEntry = operation('refuseEntry', 'POST /application/confirm/refuse', {
  permission: 'public',
  summary: 'Says, by mailed link or code, that what was entered was not agreed',
  description:
    'The applicant did not agree to what staff entered. Managers are told by e-mail; it is neither recommended nor approved unless the applicant confirms it after being asked again.',
  body: RefuseEntryBody,
  response: result(RefusedEntry),
  errors: ['verification_invalid', 'invalid_state'],
  example: {
    body: { applicationNumber: 'CF-2026-000016', code: '48291375', reason: 'I know nothing of this.' },
  },
});

export const confirmEntry = operation('confirmEntry', 'POST /application/confirm', {
  permission: 'public',
  summary: 'Confirms, by mailed link or code, an application that was entered for somebody else',
  description:
    'The applicant says that what staff entered is the own application: with the token of the mailed link, or with the number of the application and the mailed code. Holds once.',
  body: ConfirmEntryBody,
  response: result(ConfirmedEntry),
  errors: ['verification_invalid', 'invalid_state'],
  example: { body: { applicationNumber: 'CF-2026-000016', code: '48291375' } },
});

export const sendEntryConfirmation = operation(
  'sendEntryConfirmation',
  'POST /application/:id/confirmation',
  {
    permission: 'application.decide',
    summary: 'Mails the applicant link and code for the confirmation again',
    description:
      'Mails a new link and a new code to the applicant; earlier ones no longer count. For who entered it, and for staff who may decide it.',
    params: ApplicationParams,
    response: Message,
    errors: ['invalid_state', ...readErrors],
    example: { params: { id: exampleId } },
  },
);

export const handOverEntry = operation('handOverEntry', 'POST /application/:id/hand-over', {
  permission: 'application.apply-on-behalf',
  summary: "Leaves an application that was entered for somebody else to the applicant's own account",
  description:
    'From then on only the own account of the applicant acts on the application. Not taken back. Needs an account with the e-mail address of the applicant.',
  params: ApplicationParams,
  body: closed({ rowVersion: RowVersion }),
  response: result(HandedOver),
  errors: ['invalid_state', 'stale_version', 'applicant_without_account'],
  example: { params: { id: exampleId }, body: { rowVersion: 1 } },
});
