import { sendCanaryCounts as sendCanaryCountsOperation } from '@portal/contracts/kernel/telemetry';
import type { Limit } from '../http/limiter.ts';
import { publicRoute, type Route } from '../server/route.ts';
import { addCounts } from './canary-figures.db.ts';

/** Many visitors may share an address; a page sends six a minute at most. */
const limits: readonly Limit[] = [{ name: 'canary-figures', max: 600, seconds: 60, by: 'ip' }];

/**
 * Counts are added up; which page sent them is not kept. Calls that `isOperation` does not know are left out: a page
 * may be newer than this API, and what else it counted must not be lost with them.
 */
export const canaryFigureRoutes = (isOperation: (id: string) => boolean): Route[] => [
  publicRoute(
    sendCanaryCountsOperation,
    async ({ db, body, reply }) => {
      const known = (calls: object) =>
        Object.fromEntries(Object.entries(calls).filter(([id]) => isOperation(id)));
      const areas = body.areas.map((counts) => ({ ...counts, calls: known(counts.calls) }));
      await addCounts(db, { ...body, areas });
      return reply.code(204).send();
    },
    { limits, bodyLimit: 32_768 },
  ),
];
