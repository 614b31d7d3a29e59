import { type Static, Type } from 'typebox';
import { Nothing, operation, result } from '../operation.ts';
import { closed, Nullable } from '../schema-parts.ts';

export const failedKinds = ['MAIL', 'JOB'] as const;

/** A mail or a job that was given up after all its tries, and waits for a person. */
export const FailedWork = Type.Object({
  /** `mail_…`, or `job_` and a number. */
  id: Type.String(),
  kind: Type.Enum(failedKinds),
  /** The mail's template, the job's name. */
  name: Type.String(),
  /** The mail's; null for a job. */
  subject: Nullable(Type.String()),
  /** Who the mail is for; null for a job. */
  to: Nullable(Type.String()),
  /** What the last try met, in the words of whoever refused it. */
  reason: Nullable(Type.String()),
  attempts: Type.Integer(),
  createdAt: Type.String(),
  failedAt: Type.String(),
});
export type FailedWork = Static<typeof FailedWork>;

export const listFailedWork = operation('listFailedWork', 'GET /log/failed-work', {
  permission: 'failed-work.manage',
  summary: 'Mails and jobs that were given up',
  description: 'What was given up after all its tries and waits for a person: the newest 200.',
  response: result(Type.Array(FailedWork)),
});

const ofOne = {
  permission: 'failed-work.manage',
  params: closed({ id: Type.String({ pattern: '^(mail_[0-9a-z]{20}|job_[0-9]{1,18})$' }) }),
  response: Nothing,
  errors: ['not_found'],
  example: { params: { id: 'mail_3m9x2hfd8v5tk7wq4n6z' } },
} as const;

export const retryFailedWork = operation('retryFailedWork', 'POST /log/failed-work/:id/retry', {
  ...ofOne,
  summary: 'Tries a failed mail or job again',
  description: 'Puts it back among what is to be done, with all its tries. Written to the log.',
});

export const discardFailedWork = operation('discardFailedWork', 'POST /log/failed-work/:id/discard', {
  ...ofOne,
  summary: 'Gives a failed mail or job up for good',
  description: 'Takes it off the list without trying again. Written to the log.',
});
