import type { ReleaseDocument } from '@portal/platform/release';
import type { ReadSums } from '@portal/release/canary/read-figures';
import { shownFigures } from '@portal/release/canary/shown-figures';
import { faultOfKey } from '@portal/release/signing/keys';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { liveIn } from './environments.ts';

/** Every canary on record of a release, with the one that its figures stopped. */
const canariesOf = ({ remotes }: ReleaseDocument) =>
  Object.entries(remotes).flatMap(([area, { pin, canary }]) => (canary ? [{ area, pin, canary }] : []));

/** Serves the figures of the canaries of an environment, as they are judged; absent a reader, why there are none. */
export const serveFigures = (scope: FastifyInstance, store: string, readSums: ReadSums | undefined): void => {
  scope.get<{ Querystring: { environment: string } }>(
    '/releases/console/api/figures',
    { schema: { querystring: Type.Object({ environment: Type.String({ minLength: 1, maxLength: 60 }) }) } },
    async ({ query: { environment } }) => {
      const release = await liveIn(store, environment);
      const readAt = new Date().toISOString();
      try {
        const canaries = await Promise.all(
          canariesOf(release).map(async ({ area, pin, canary }) => {
            if (!readSums) throw new Error('This gateway cannot ask the API.');
            const { build, startedAt } = canary;
            const figures = await shownFigures(readSums, { environment, area, canary }, 'minutes');
            return { area, build, pin, startedAt, ...figures };
          }),
        );
        const keyFault = canaries.length > 0 ? faultOfKey(store, 'manager') : undefined;
        return { readAt, canaries, ...(keyFault && { unjudged: keyFault }) };
      } catch (error) {
        return { readAt, fault: (error as Error).message, canaries: [] };
      }
    },
  );
};
