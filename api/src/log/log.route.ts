import * as operations from '@portal/contracts/log/operations';
import { verifyAudit } from '../audit/verify-audit.ts';
import { cappedPageOf } from '../database/page.ts';
import { type Route, route } from '../http/route.ts';
import { exportLimits } from '../spreadsheets/export-limits.ts';
import { exportLog } from './export-log.ts';
import { findLog } from './log.db.ts';
import { logBroken, logWhole } from './log.words.ts';

export const logRoutes: Route[] = [
  route(operations.listLogOperation, async ({ db, query, meta }) => {
    const { rows, total } = await findLog(db, query, meta.timeZone);
    return cappedPageOf(rows, total, query);
  }),

  route(operations.exportLogOperation, (ctx) => exportLog(ctx.deps, ctx, ctx.reply, ctx.body), {
    limits: exportLimits,
  }),

  route(
    operations.checkLogOperation,
    async ({ db, deps, say }) => {
      const { rows, broken } = await verifyAudit(db, deps.config.dataDirectory);
      const isWhole = broken === undefined;
      return {
        data: { rows, isWhole, brokenAt: broken?.seq ?? null },
        message: say(isWhole ? logWhole : logBroken),
      };
    },
    { limits: [{ name: 'check-log', max: 5, seconds: 60, by: 'user', store: 'database' }] },
  ),
];
