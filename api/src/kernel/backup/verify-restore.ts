import { verifyAudit, verifyLogins } from '../audit/verify-audit.ts';
import type { Pool } from '../database/db.ts';
import type { FileStore } from '../files/store/file-store.ts';
import type { Manifest } from './manifest.ts';

/** Reads both chains and every file's bytes; `problems` is empty when everything is as it was. */
export const verifyRestore = async (
  db: Pool,
  files: FileStore,
  dataDirectory: string,
  manifest: Manifest,
) => {
  const problems: string[] = [];
  const chain = await verifyAudit(db, dataDirectory);
  if (chain.broken) problems.push(`the audit log is ${chain.broken.reason} at ${chain.broken.seq}`);
  const logins = await verifyLogins(db, dataDirectory);
  if (logins.broken) problems.push(`the log of sign-ins is ${logins.broken.reason} at ${logins.broken.seq}`);
  const contents = await db<{ sha256: string }[]>`select distinct sha256 from files`;
  for (const { sha256 } of contents) {
    if (manifest.missingFiles.includes(sha256)) continue;
    const content = await files.open(sha256).catch(() => undefined); // reads and compares all of it
    if (!content) problems.push(`file ${sha256} is missing or damaged`);
    content?.destroy();
  }
  return { files: contents.length, chain, logins, problems };
};
