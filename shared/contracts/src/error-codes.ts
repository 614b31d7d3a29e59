import type { FactorMethod } from './access/roles.ts';
import type { Language } from './languages.ts';

/** What each says stands in `locales/<language>.json`. Codes only grow: older remotes branch on them. */
export const errorCodes = {
  // The request itself
  invalid_request: 400,
  malformed_json: 400,
  payload_too_large: 413,
  unsupported_media_type: 415,
  not_found: 404,
  method_not_allowed: 405,
  cross_site_request: 403,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
  storage_full: 507,

  // Sign-in and session
  invalid_client: 401,
  unsupported_grant_type: 400,
  invalid_scope: 400,
  insufficient_scope: 403,
  invalid_grant: 400,
  mfa_required: 403,
  mfa_invalid: 400,
  mfa_expired: 400,
  mfa_resend_too_soon: 429,
  mfa_resend_limit: 429,
  mfa_mandatory: 409,
  reauthentication_required: 403,
  password_change_required: 403,
  password_reset_required: 403,
  factor_already_on: 409,
  enrolment_expired: 409,
  no_factor: 409,
  passkey_invalid: 400,
  passkey_limit: 409,
  account_locked: 429,
  account_disabled: 403,
  email_not_verified: 403,
  token_expired: 401,
  unauthorized: 401,
  forbidden: 403,
  INVALID_PASSWORD: 400,
  INVALID_RESET_PASSWORD_VERIFICATION: 400,
  verification_invalid: 400,
  invitation_invalid: 400,

  // Profile
  email_taken: 409,
  weak_password: 400,
  cannot_change_self: 409,
  last_admin: 409,
  second_admin_required: 409,

  // State and concurrency
  stale_version: 409,
  invalid_state: 409,
  idempotency_mismatch: 422,
  idempotency_in_progress: 409,
  idempotency_unsupported: 400,

  // Applications and review
  application_in_progress: 409,
  application_incomplete: 422,
  application_not_eligible: 422,
  fund_closed: 409,
  conflict_not_declared: 403,
  conflict_declared: 403,
  conflict_automatic: 403,
  own_application: 403,
  applicant_without_account: 409,
  applicant_not_confirmed: 409,
  scores_incomplete: 422,
  insufficient_balance: 409,
  not_assigned: 403,
  sections_closed: 409,
  nothing_changed: 409,
  not_signed: 409,
  second_person_required: 409,
  proposer_gone: 409,
  proposer_conflicted: 409,
  admins_conflicted: 403,
  reviewers_assigned: 409,
  reviewer_conflict: 409,
  reviewers_full: 409,
  nobody_to_remind: 409,
  reminded_today: 409,

  // Live chat
  chat_taken: 409,
  chat_closed: 409,
  chat_full: 409,

  // Files
  file_too_large: 413,
  file_type_not_allowed: 415,
  file_not_as_named: 415,
  file_incomplete: 415,
  file_has_programs: 415,
  file_encrypted: 415,
  file_not_clean: 409,
  file_in_use: 409,
  file_quota: 409,
  file_infected: 422,
  file_not_scanned: 409,
  file_damaged: 500,
  file_store_full: 507,
  file_store_unavailable: 503,
  range_not_satisfiable: 416,
  worksheet_unreadable: 422,
  worksheet_headings_missing: 422,
  upload_offset_mismatch: 409,
  upload_expired: 410,
  precondition_failed: 412,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorCodes;

/** What may be wrong with one field. A rule of one form only may add a code of its own. */
export const fieldCodes = [
  'required',
  'type',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'too_few',
  'too_many',
  'format',
  'email',
  'phone',
  'url',
  'date',
  'money',
  'country',
  'not_allowed',
  'unknown',
  'taken',
  'mismatch',
  'control_characters',
  'must_accept',
  'not_eligible',
  'not_after',
  'past_date',
  'future_date',
  'sum_mismatch',
  'not_clean',
] as const;

export type FieldCode = (typeof fieldCodes)[number];

/** One field that a request got wrong; `field` is a path such as `organisation.name`. */
export interface FieldError {
  field: string;
  code: string;
  message: string;
  /** The message in every language, for a page that changes its own. */
  messages?: Partial<Record<Language, string>>;
}

/** The one shape of every error of the API. */
export interface ErrorBody {
  error: ErrorCode;
  error_description: string;
  message: string;
  fields?: FieldError[];
  requestId: string;
  /** Only with `mfa_required`. */
  mfa_token?: string;
  /** With `mfa_required`: what finishes this sign-in, the strongest first. */
  mfa_methods?: FactorMethod[];
  /** With `mfa_required`: the method to ask for first. `EMAIL` means that a code is on its way. */
  mfa_method?: FactorMethod;
  /** With `mfa_required`: whether `trustDevice` would be heeded. */
  mfa_may_trust?: boolean;
}
