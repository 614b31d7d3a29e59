import type { ErrorCode } from '@portal/contracts';
import type { Operation } from '@portal/contracts/operation';

const anyCall: readonly ErrorCode[] = [
  'invalid_request',
  'too_many_requests',
  'internal_error',
  'unavailable',
];
const signedIn: readonly ErrorCode[] = [
  'token_expired',
  'unauthorized',
  'forbidden',
  'password_change_required',
];
const withBody: readonly ErrorCode[] = [
  'malformed_json',
  'payload_too_large',
  'unsupported_media_type',
  'storage_full',
  'cross_site_request',
];

/** The codes that a call may meet before its handler runs, so that operations need not list them. */
const impliedErrors = ({ permission, method, answers, params, errors }: Operation): readonly ErrorCode[] => [
  ...anyCall,
  ...(permission === 'public' ? [] : signedIn),
  ...(method === 'GET' ? [] : withBody),
  ...(method === 'GET' || errors.includes('idempotency_mismatch')
    ? []
    : (['idempotency_unsupported'] as const)),
  // a file that a page would make something else of
  ...(answers === 'file' ? (['forbidden'] as const) : []),
  // a parameter too long for any address
  ...(params ? (['not_found'] as const) : []),
];

/** Every code that an operation may answer. */
export const errorsOf = (operation: Operation): ReadonlySet<ErrorCode> =>
  new Set([...operation.errors, ...impliedErrors(operation)]);
