import { type ErrorCode, errorCodes, type FieldCode, type Language } from '@portal/contracts';

/** One text in every language. */
export type Words = Record<Language, string>;

/** A refused field: a known code with its limit, or a code of one's own with its words. */
export type RefusedField =
  | { field: string; code: FieldCode; limit?: string | number }
  | { field: string; code: string; words: Words };

export interface ProblemDetails {
  fields?: readonly RefusedField[];
  /** Further members of the error body, such as `mfa_token`. */
  data?: Record<string, unknown>;
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
}

/** A refusal that the caller may read: its code has words in every language. */
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
