import * as operations from '@portal/contracts/kernel/log';
import { type ChainReport, verifyAudit, verifyLogins } from '../audit/verify-audit.ts';
import { cappedPageOf } from '../database/page.ts';
import { exportLimits } from '../exports/export-limits.ts';
import { perUser } from '../http/limiter.ts';
import { textOf } from '../locales/messages.ts';
import { type Route, route } from '../server/route.ts';
import { exportLog } from './export-log.ts';
import { findLog } from './log.db.ts';

const stateOf = ({ rows, broken }: ChainReport) => ({
  rows,
  isWhole: broken === undefined,
  brokenAt: broken?.seq ?? null,
});

export const logRoutes: Route[] = [
  route(operations.listLog, async ({ db, query, meta }) =>
    cappedPageOf(await findLog(db, query, meta.timeZone), query),
  ),

  route(operations.exportLog, (ctx) => exportLog(ctx.deps, ctx, ctx.reply, ctx.body), {
    limits: exportLimits,
  }),

  route(
    operations.checkLog,
    async ({ db, deps, say }) => {
      const { dataDirectory } = deps.config;
      // One after the other: two connections for long would be two that others wait for.
      const log = stateOf(await verifyAudit(db, dataDirectory));
      const signIns = stateOf(await verifyLogins(db, dataDirectory));
      const isWhole = log.isWhole && signIns.isWhole;
      return {
        data: { ...log, signIns },
        message: say(textOf(isWhole ? 'log.logWhole' : 'log.logBroken')),
      };
    },
    { limits: [perUser('check-log', 5, 60)] },
  ),
];
