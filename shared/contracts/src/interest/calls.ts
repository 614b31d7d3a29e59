import { call, type Result } from '../call.ts';
import type { ConfirmInterestInput, InterestInput } from './schemas.ts';

/** A visitor asks to be told more; confirmed by e-mail. */
export const registerInterest = call<{ body: InterestInput; response: Result<null> }>('registerInterest', {
  method: 'POST',
  path: '/interest/new',
  permission: 'public',
});

/** The mailed link of NEWS_UPDATES: from then on news may go to the address. */
export const confirmInterest = call<{ body: ConfirmInterestInput; response: Result<{ email: string }> }>(
  'confirmInterest',
  { method: 'POST', path: '/interest/confirm', permission: 'public' },
);
