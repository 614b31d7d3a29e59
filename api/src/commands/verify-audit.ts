import { readAnchors } from '../audit/anchor.ts';
import { type BreakReason, verifyAudit } from '../audit/verify-audit.ts';
import { openPool } from '../database/db.ts';
import { runCommand } from './run-command.ts';

const said: Record<BreakReason, string> = {
  changed: 'was changed, or rewritten since it was anchored',
  'missing before': 'does not follow the one before it: entries between them were removed',
  order: 'does not follow the one before it: entries were moved or exchanged',
  'cut off': 'was anchored and is gone: the end of the log was cut off',
};

// pnpm audit:verify: reads the whole audit log; 0 when every entry is as it was written.
await runCommand(async ({ config, portal, database }) => {
  const db = openPool({ address: database.address, max: 1, portal });
  try {
    const start = performance.now();
    const { rows, broken } = await verifyAudit(db, config.dataDirectory);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const anchors = await readAnchors(config.dataDirectory);
    if (broken) console.error(`Broken: entry ${broken.seq} ${said[broken.reason]}.`);
    else console.log(`Whole: ${rows} entries, ${anchors.length} anchors, ${seconds} s.`);
    return broken === undefined;
  } finally {
    await db.end({ timeout: 5 });
  }
});
