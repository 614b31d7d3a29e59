import { call, type Result } from '../call.ts';
import type { ConfirmEntry, ConfirmedEntry, HandedOver, HandOver } from './schemas.ts';

export type * from './schemas.ts';

type ById = { id: string };

/** The applicant says that what was entered is the applicant's own (links: `/confirm-application#token=…`). */
export const confirmEntry = call<{ body: ConfirmEntry; response: Result<ConfirmedEntry> }>('confirmEntry', {
  method: 'POST',
  path: '/application/confirm',
  permission: 'public',
});

/** Mails link and code to the applicant again; earlier ones no longer count. */
export const sendEntryConfirmation = call<{ params: ById; response: { message: string } }>(
  'sendEntryConfirmation',
  { method: 'POST', path: '/application/:id/confirmation', permission: 'application.apply-on-behalf' },
);

/** From then on only the applicant's own account acts on it. Not taken back. */
export const handOverEntry = call<{ params: ById; body: HandOver; response: Result<HandedOver> }>(
  'handOverEntry',
  { method: 'POST', path: '/application/:id/hand-over', permission: 'application.apply-on-behalf' },
);
