import type { Job } from '../../kernel/jobs/job.ts';
import { purgeTokens } from '../api-clients/api-clients.db.ts';
import { purgeSessions } from './session.db.ts';

/** Removes what has served its time: sessions, codes, counters, idempotency keys. */
export const purgeJob: Job = {
  name: 'purge',
  cron: '0 * * * *',
  run: async ({ db }) => {
    await purgeSessions(db);
    await purgeTokens(db);
    await db`delete from mfa_challenges where expires_at < now() - interval '2 days'`;
    await db`delete from factor_tries where at < now() - interval '2 days'`;
    await db`delete from authenticators where confirmed_at is null and created_at < now() - interval '1 day'`;
    await db`delete from passkey_challenges where expires_at < now() - interval '1 day'`;
    await db`delete from trusted_devices where expires_at < now()`;
    await db`delete from mailed_proofs where expires_at < now() - interval '30 days'`;
    await db`delete from rate_counters where window_start < now() - interval '2 days'`;
    await db`delete from canary_figures where minute < now() - interval '7 days'`;
    await db`delete from idempotency_keys where created_at < now() - interval '24 hours'`;
  },
};
