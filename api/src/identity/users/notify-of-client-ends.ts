import { about, recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, transaction } from '../../kernel/database/db.ts';
import { formatDay } from '../../kernel/documents/translations/format-day.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { takeEnding } from '../api-clients/api-clients.db.ts';
import { otherSuperUsers } from './super-users.db.ts';

/** Mails the Admins which other systems lose their access soon, once for each end. */
export const notifyOfEnds = async (db: Pool): Promise<void> => {
  const next = () =>
    transaction(db, async (tx) => {
      const client = await takeEnding(tx);
      if (!client) return false;
      const { id, name: system, expiresAt } = client;
      for (const admin of await otherSuperUsers(tx, ''))
        await mailPerson(tx, admin, 'client-ends', { system, endsOn: formatDay(expiresAt, admin.language) });
      await recordAudit(tx, 'system', 'UPDATE', about('SETTINGS', 'api-client', id, system), [
        { field: 'expiresAt', old: expiresAt, new: expiresAt },
      ]);
      return true;
    });
  while (await next());
};

export const clientEndsJob: Job = {
  name: 'notify-of-client-ends',
  cron: '50 2 * * *',
  run: ({ db }) => notifyOfEnds(db),
};
