import { sendCanaryCounts as sendCanaryCountsOperation } from '@portal/contracts/kernel/telemetry';
import type { Limit } from '../http/limiter.ts';
import { invalidField } from '../http/problem.ts';
import { publicRoute, type Route } from '../server/route.ts';
import { addCounts } from './canary-figures.db.ts';

/** Many visitors may share an address; a page sends six a minute at most. */
const limits: readonly Limit[] = [{ name: 'canary-figures', max: 600, seconds: 60, by: 'ip' }];

/** Counts are added up; which page sent them is not kept. `isOperation` knows the ids that may be counted. */
export const canaryFigureRoutes = (isOperation: (id: string) => boolean): Route[] => [
  publicRoute(
    sendCanaryCountsOperation,
    async ({ db, body, reply }) => {
      for (const [at, { calls }] of body.areas.entries())
        for (const id of Object.keys(calls))
          if (!isOperation(id)) throw invalidField(`areas.${at}.calls`, 'unknown');
      await addCounts(db, body);
      return reply.code(204).send();
    },
    { limits, bodyLimit: 32_768 },
  ),
];
