import { type Static, Type } from 'typebox';

export const failedKinds = ['MAIL', 'JOB'] as const;

/** A mail or a job that was given up after all its tries, and waits for a person. */
export const FailedWork = Type.Object({
  /** `mail_…`, or `job_` and a number. */
  id: Type.String(),
  kind: Type.Enum(failedKinds),
  /** The mail's template, the job's name. */
  name: Type.String(),
  /** Who the mail is for; null for a job. */
  to: Type.Union([Type.String(), Type.Null()]),
  /** What the last try met, in the words of whoever refused it. */
  reason: Type.Union([Type.String(), Type.Null()]),
  attempts: Type.Integer(),
  createdAt: Type.String(),
  failedAt: Type.String(),
});
export type FailedWork = Static<typeof FailedWork>;

export const FailedWorkParams = Type.Object(
  { id: Type.String({ pattern: '^(mail_[0-9a-z]{20}|job_[0-9]{1,18})$' }) },
  { additionalProperties: false },
);
export type FailedWorkParams = Static<typeof FailedWorkParams>;
