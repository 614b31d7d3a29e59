import { call, type Result } from '../call.ts';
import type { InterestInput } from './schemas.ts';

/** A visitor asks to be told more; confirmed by e-mail. */
export const registerInterest = call<{ body: InterestInput; response: Result<null> }>('registerInterest', {
  method: 'POST',
  path: '/interest/new',
  permission: 'public',
});
