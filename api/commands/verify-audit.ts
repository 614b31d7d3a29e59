import { readAnchors } from '../src/kernel/audit/anchor.ts';
import { type BreakReason, verifyAudit, verifyLogins } from '../src/kernel/audit/verify-audit.ts';
import { openPool, withPool } from '../src/kernel/database/db.ts';
import { requirePortal } from './require-portal.ts';
import { runCommand } from './run-command.ts';

const reasonTexts: Record<BreakReason, string> = {
  changed: 'was changed, or rewritten since it was anchored',
  'missing before': 'does not follow the one before it: entries between them were removed',
  order: 'does not follow the one before it: entries were moved or exchanged',
  'cut off': 'was anchored and is gone: the end of the log was cut off',
};

const logs = [
  { log: 'audit_log', called: 'Log of changes', verify: verifyAudit },
  { log: 'login_history', called: 'Sign-ins', verify: verifyLogins },
] as const;

// pnpm audit:verify: reads both logs; 0 when every entry is as it was written.
await runCommand(({ config, portal, database }) =>
  withPool(openPool({ address: database.address, max: 1, portal }), async (db) => {
    await requirePortal(db, config);
    let isWhole = true;
    for (const { log, called, verify } of logs) {
      const start = performance.now();
      const { rows, broken } = await verify(db, config.dataDirectory);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const anchors = await readAnchors(config.dataDirectory, log);
      if (broken) console.error(`${called}: broken: entry ${broken.seq} ${reasonTexts[broken.reason]}.`);
      else console.log(`${called}: whole: ${rows} entries, ${anchors.length} anchors, ${seconds} s.`);
      isWhole &&= broken === undefined;
    }
    return isWhole;
  }),
);
