import { setTimeout as pause } from 'node:timers/promises';
import type { ReadSums } from '@portal/release/canary/read-figures';
import { listManagers, type Manager } from '@portal/release/console/managers';
import { refresh, refreshToLook } from '@portal/release/store/shared-store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { isFromOtherSite } from '../http/from-other-site.ts';
import { identityProvider, type ProviderSettings } from './identity-provider.ts';
import { issueOverride } from './issue-override.ts';
import { answerRefusal, ConsoleRefusal } from './refusal.ts';
import { serveChanges } from './serve-changes.ts';
import { serveConsolePages } from './serve-console-pages.ts';
import { serveReads } from './serve-reads.ts';
import { providerReturnPath, serveSignIn, signInPaths } from './serve-sign-in.ts';
import { openSessions } from './sessions.ts';

interface ConsoleOptions {
  store: string;
  /** The one that this gateway serves. */
  environment: string;
  /** Under which people reach the portal. */
  origin: string;
  isSecure: boolean;
  /** Absent: the gateway cannot ask the API. */
  readSums?: ReadSums | undefined;
  /** App → how often browsers reported that its pinned build fails. Absent: nobody counts. */
  failures?: (() => Readonly<Record<string, number>>) | undefined;
  /** Absent: people sign in by token alone. */
  provider?: ProviderSettings | undefined;
  /** Folder with the built pages. */
  pages: string;
}

const api = '/releases/console/api/';
const maxBytes = 20_000;
/** How long a page waits for a store that did not answer the last time. */
const lookMs = 1_000;

/** Fewer may be of one browser. */
const minReports = 10;

/** A sentence for each pinned build that fails in browsers. */
const failingOf = (environment: string, failures: Readonly<Record<string, number>>): string[] =>
  Object.entries(failures).flatMap(([app, reports]) =>
    reports < minReports
      ? []
      : [`${app} of ${environment} fails in browsers: ${reports} reports of the release that is served.`],
  );

/** The release console: who may sign in looks at every environment, and changes it. Off while nobody may. */
export const serveConsole = (app: FastifyInstance, options: ConsoleOptions): void => {
  const { store, environment, origin, isSecure } = options;
  const sessions = openSessions();
  const provider = options.provider && identityProvider(options.provider, origin + providerReturnPath);

  const signedIn = async ({ headers }: FastifyRequest): Promise<Manager> => {
    const manager = sessions.find(headers.cookie, await listManagers(store));
    if (!manager) throw new ConsoleRefusal(401, 'Sign in first: the session is over or there was none.');
    return manager;
  };

  /** Why what is shown may be old. */
  let storeFault: string | undefined;
  let looking: Promise<void> | undefined;
  /** One look serves all who ask meanwhile; after one that failed nobody waits long for the next. */
  const lookAtStore = async (): Promise<void> => {
    looking ??= refreshToLook(store)
      .then((fault) => {
        storeFault = fault;
      })
      .finally(() => {
        looking = undefined;
      });
    await (storeFault === undefined
      ? looking
      : Promise.race([looking, pause(lookMs, undefined, { ref: false })]));
  };

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: maxBytes },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.setErrorHandler<Error>(answerRefusal);
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      if ((await listManagers(store)).length === 0)
        throw new ConsoleRefusal(404, 'The console is off: nobody may sign in.');
      if (!['GET', 'HEAD'].includes(request.method) && isFromOtherSite(request, origin))
        throw new ConsoleRefusal(403, 'Changes from other sites are not taken.');
      const { url: route = '' } = request.routeOptions;
      // Who signs in sees the pages before; nothing of the store is in them.
      if (signInPaths.includes(route) || !route.startsWith(api)) return;
      await signedIn(request);
      // What is at hand can be looked at; nothing can be changed.
      if (request.method === 'GET') await lookAtStore();
      else await refresh(store);
    });

    serveSignIn(scope, { store, origin, isSecure, sessions, signedIn, provider });
    scope.post<{ Body: { area: string } }>(
      `${api}override`,
      { schema: { body: Type.Object({ area: Type.String({ minLength: 1, maxLength: 60 }) }) } },
      async (request) => {
        const issued = await issueOverride(
          { store, environment, origin },
          await signedIn(request),
          request.body.area,
        );
        const { by, area, until } = issued.statement;
        request.log.warn(`${by} may see ${area} from their own machine until ${until}.`);
        return issued;
      },
    );
    serveConsolePages(scope, options.pages);
    serveReads(scope, store, {
      readSums: options.readSums,
      storeFaults: () => (storeFault === undefined ? [] : [storeFault]),
      failing: () => failingOf(environment, options.failures?.() ?? {}),
      signedIn,
    });
    serveChanges(scope, store, signedIn);
  });
};
