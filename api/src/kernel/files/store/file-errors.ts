import { type Problem, problem } from '../../http/problem.ts';

/** The store has other bytes than it was given, or none. */
export class DamagedFile extends Error {
  override name = 'DamagedFile';
}

/** More bytes came than are accepted. */
export class TooManyBytes extends Error {
  override name = 'TooManyBytes';
}

export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** No room is left on the disk, or in what the person may use of it. */
export const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(codeOf(error));

/** How a disk or a network share says that it is not there right now. */
const away = new Set(['EIO', 'ESTALE', 'ENOTCONN', 'ETIMEDOUT', 'EHOSTDOWN']);
const RETRY_AFTER = 60;

/** What a caller is told when the store, not the caller, is at fault; undefined for any other error. */
export const storeProblem = (error: unknown): Problem | undefined => {
  if (isFull(error))
    return Object.assign(problem('file_store_full', { retryAfter: RETRY_AFTER }), { cause: error });
  return away.has(codeOf(error)) ? storeUnavailable(error) : undefined;
};

/** The store does not answer; the reason goes to the log only. */
export const storeUnavailable = (cause: unknown): Problem =>
  Object.assign(problem('file_store_unavailable', { retryAfter: 5 }), { cause });
