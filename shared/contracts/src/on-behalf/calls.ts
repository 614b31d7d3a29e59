import { call, type Result } from '../call.ts';
import type {
  ConfirmEntry,
  ConfirmedEntry,
  EntryToConfirm,
  HandedOver,
  HandOver,
  RefusedEntry,
  RefuseEntry,
} from './schemas.ts';

export type * from './schemas.ts';

type ById = { id: string };

/** All that was entered, for whoever has the mailed link or code. Changes nothing; the proof stays out of the address. */
export const readEntry = call<{ body: ConfirmEntry; response: Result<EntryToConfirm> }>('readEntry', {
  method: 'POST',
  path: '/application/confirm/read',
  permission: 'public',
});

/** The applicant says that what was entered is the applicant's own (links: `/confirm-application#token=…`). */
export const confirmEntry = call<{ body: ConfirmEntry; response: Result<ConfirmedEntry> }>('confirmEntry', {
  method: 'POST',
  path: '/application/confirm',
  permission: 'public',
});

/** The applicant did not agree to it: managers are told, and link and code no longer count. */
export const refuseEntry = call<{ body: RefuseEntry; response: Result<RefusedEntry> }>('refuseEntry', {
  method: 'POST',
  path: '/application/confirm/refuse',
  permission: 'public',
});

/** Mails link and code to the applicant again; earlier ones no longer count. */
export const sendEntryConfirmation = call<{ params: ById; response: { message: string } }>(
  'sendEntryConfirmation',
  { method: 'POST', path: '/application/:id/confirmation', permission: 'application.decide' },
);

/** From then on only the applicant's own account acts on it. Not taken back. */
export const handOverEntry = call<{ params: ById; body: HandOver; response: Result<HandedOver> }>(
  'handOverEntry',
  { method: 'POST', path: '/application/:id/hand-over', permission: 'application.apply-on-behalf' },
);
