import type { SentVersion } from '@portal/contracts/applications/application.schemas';
import type { Db } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { contentAccess } from './record/access.ts';
import { listSentVersions } from './record/versions.db.ts';

/** @throws not_found; where it is restricted, as `contentAccess`. */
export const versionsOf = async (db: Db, { actor }: Caller, id: string): Promise<SentVersion[]> => {
  await contentAccess(db, actor, id);
  return (await listSentVersions(db, id)).map(({ version, sha256, submittedAt, changes, requests }) => ({
    version,
    receipt: { sha256, at: submittedAt },
    changes,
    requests,
  }));
};
