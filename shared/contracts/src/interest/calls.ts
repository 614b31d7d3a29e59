import { call, type Page, type Result } from '../call.ts';
import type {
  ConfirmInterestInput,
  Interest,
  InterestInput,
  InterestParams,
  InterestStatusInput,
  InterestsQuery,
} from './schemas.ts';

/** A visitor asks to be told more; confirmed by e-mail. */
export const registerInterest = call<{ body: InterestInput; response: Result<null> }>('registerInterest', {
  method: 'POST',
  path: '/interest/new',
  permission: 'public',
});

/** Whom the mailed link of NEWS_UPDATES is for (`/interest/confirm?token=…`); changes nothing. */
export const readInterestConfirmation = call<{
  body: ConfirmInterestInput;
  response: Result<{ email: string }>;
}>('readInterestConfirmation', { method: 'POST', path: '/interest/confirm/read', permission: 'public' });

/** The person at the mailed link says yes: from then on news may go to the address. */
export const confirmInterest = call<{ body: ConfirmInterestInput; response: Result<{ email: string }> }>(
  'confirmInterest',
  { method: 'POST', path: '/interest/confirm', permission: 'public' },
);

/** Who is interested, newest first. */
export const listInterests = call<{ query: InterestsQuery; response: Page<Interest> }>('listInterests', {
  method: 'GET',
  path: '/interest',
  permission: 'contact-message.manage',
});

export const getInterest = call<{ params: InterestParams; response: Result<Interest> }>('getInterest', {
  method: 'GET',
  path: '/interest/:id',
  permission: 'contact-message.manage',
});

/** Notes that somebody was written to, or that nothing is left to do. */
export const setInterestStatus = call<{ body: InterestStatusInput; response: Result<Interest> }>(
  'setInterestStatus',
  { method: 'PUT', path: '/interest/status', permission: 'contact-message.manage' },
);

/** Forgets somebody who takes the consent back: what was registered is gone for good. */
export const deleteInterest = call<{ params: InterestParams; response: Result<null> }>('deleteInterest', {
  method: 'DELETE',
  path: '/interest/:id',
  permission: 'contact-message.manage',
});
