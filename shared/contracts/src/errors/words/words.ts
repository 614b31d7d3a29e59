import type { ErrorCode, FieldCode } from '../codes.ts';

/** The words of every refusal in one language. `{limit}` in a field's words and `{wait}` are replaced. */
export interface ErrorWords {
  errors: Record<ErrorCode, string>;
  /** Said instead where it is known how long to wait. */
  waits: Record<'too_many_requests' | 'account_locked' | 'mfa_resend_too_soon', string>;
  fields: Record<FieldCode, string>;
}
