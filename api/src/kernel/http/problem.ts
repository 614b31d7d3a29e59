import { type ErrorCode, errorCodes, type FieldCode } from '@portal/contracts';
import type { Message } from '../messages/messages.ts';

/** A refused field: a known code with its limit, or a code of one's own with its text. */
export type RefusedField =
  | { field: string; code: FieldCode; limit?: string | number }
  | { field: string; code: string; message: Message };

export interface ProblemDetails {
  fields?: readonly RefusedField[];
  /** Further members of the error body, such as `mfa_token`. */
  data?: Record<string, unknown>;
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
}

/** A refusal that the caller may read: its code has a message in every language. */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ErrorCode;
  readonly details: ProblemDetails;

  constructor(code: ErrorCode, details: ProblemDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorCodes[this.code];
  }
}

/** To be thrown: `throw problem('stale_version')`. */
export const problem = (code: ErrorCode, details?: ProblemDetails): Problem => new Problem(code, details);

/** That one field of a request is refused. */
export const invalidField = (field: string, code: FieldCode, limit?: string | number): Problem =>
  problem('invalid_request', { fields: [limit === undefined ? { field, code } : { field, code, limit }] });

/** The same with a code and a text of one's own. */
export const refusedField = (
  field: string,
  code: string,
  message: Message,
  refusal: ErrorCode = 'invalid_request',
): Problem => problem(refusal, { fields: [{ field, code, message }] });

/** What was looked for. @throws Problem not_found where there is nothing. */
export const orNotFound = async <T>(found: T | PromiseLike<T>): Promise<NonNullable<T>> => {
  const known = await found;
  if (!known) throw problem('not_found');
  return known;
};
