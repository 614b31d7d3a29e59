import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config, RunningApi } from '@portal/api';
import { currentContract, startApi } from '@portal/api';
import { createGateway, type GatewayOptions, proxyTo } from '@portal/gateway';
import type { ReleaseDocument } from '@portal/platform/release';
import { recordApi, recordApiAt } from '@portal/release/releases/checks/deployed-api';
import { makeFirstKeys, UntrustedStore } from '@portal/release/releases/sign-store';
import { trustedKeys } from '@portal/release/signing/keys';
import { bucketOf } from '@portal/release/store/bucket';
import { leaseName } from '@portal/release/store/lease';
import { readCurrent } from '@portal/release/store/releases';
import { follow, refresh } from '@portal/release/store/shared-store';
import { keepDemoManagers } from './demo-managers.ts';
import { inProcess } from './in-process-api.ts';
import { builtApps, pinWorkspace, type StandIn, unbuiltApps } from './pin-workspace.ts';
import { buildConsole, publishWorkspace } from './publish-workspace.ts';

const say = (line: string): void => console.log(`  ${line}`);

const sayWhatIsServed = (current: ReleaseDocument | undefined): void =>
  say(current ? `release ${current.sequence}` : 'no release yet: pages say that the portal is not ready');

interface Place {
  store: string;
  environment: string;
  /** Apps that come from development servers. */
  developed?: readonly string[] | undefined;
}

/** A pointer that is broken is reported by the gateway, for as long as it is. */
const served = async ({ store, environment }: Place): Promise<ReleaseDocument | undefined> =>
  (await readCurrent(store, environment))?.release;

const bucketSeconds = 10;

/** Of a bucket that takes requests and answers none, each would be waited for twice as long. A slow one has its time. */
const refreshIfAnswered = async (store: string): Promise<void> => {
  await Promise.race([
    bucketOf(process.env)?.get(leaseName),
    pause(bucketSeconds * 1_000, undefined, { ref: false }).then(() => {
      throw new Error(`The release store of RELEASE_STORE_URL gives no answer for ${bucketSeconds} seconds.`);
    }),
  ]);
  await refresh(store);
};

/**
 * A gateway serves what its folder has while the bucket does not answer. @returns whether the bucket does. @throws where
 * the folder has nothing, or where builds are to be pinned
 */
const bringUpToDate = (place: Place, releases: PortalOptions['releases']): Promise<boolean> =>
  refreshIfAnswered(place.store).then(
    () => true,
    async (error: Error) => {
      if (releases !== 'nothing' || !(await served(place).catch(() => undefined))) throw error;
      say(`served as it was here last. ${error.message}`);
      return false;
    },
  );

/** Pins the builds of the sources as they are. @returns what is to be served. */
const pinned = (place: Place, standIn: StandIn): Promise<ReleaseDocument | undefined> =>
  pinWorkspace(place.store, place.environment, standIn, place.developed).catch(async (error: Error) => {
    say(`The new builds were refused:\n${error.message}`);
    return served(place);
  });

const buildAndRelease = async (place: Place, signal: AbortSignal): Promise<void> => {
  if (!(await publishWorkspace(place.store, builtApps(place.developed), say, signal)))
    say('Not every app could be built; what was released before stays in place.');
  const pages = buildConsole(say, signal).then((areBuilt) => {
    if (!areBuilt) say('The pages of the release console could not be built.');
  });
  // Who develops a remote opens them last, if at all; the end of the process ends them.
  if (place.developed) pages.catch(() => undefined);
  else await pages;
  const current = await pinned(place, 'newest');
  if (!current) throw new Error('There is no release to serve. Mend the build and start again.');
  say(`release ${current.sequence}`);
};

const releaseWhatIsBuilt = async (place: Place): Promise<void> => {
  const unbuilt = await unbuiltApps(place.store);
  if (unbuilt.length > 0)
    say(`not built as they are: ${unbuilt.join(', ')}; start without --no-build to build them`);
  sayWhatIsServed(await pinned(place, 'none'));
};

const unchecked = 'no key is trusted, so no signature is checked: set RELEASE_TRUSTED_KEYS';

/** A process that may not write beside its store goes on with the keys of its settings, or without. @throws UntrustedStore */
const ensureKeys = (store: string): Promise<void> =>
  makeFirstKeys(store).then(
    (isMade) => {
      if (isMade) say('keys made that sign builds and releases');
      else if (!trustedKeys(store)) say(unchecked);
    },
    (error: Error) => {
      if (error instanceof UntrustedStore) throw error;
      say(`no keys were made; without any, no signature is checked. ${error.message}`);
    },
  );

const prepare: Record<PortalOptions['releases'], (place: Place, signal: AbortSignal) => Promise<void>> = {
  workspace: buildAndRelease,
  built: releaseWhatIsBuilt,
  nothing: async (place) => sayWhatIsServed(await served(place)),
};

/** What builds of this environment are checked against from now on. */
const keepContract = ({ store, environment }: Place, apiUrl: string | undefined): Promise<void> =>
  (apiUrl
    ? recordApiAt(store, environment, apiUrl)
    : recordApi(store, environment, currentContract(), 'the API of its portal')
  ).then(
    () => undefined,
    (error: Error) => say(`builds are checked against the API as it was known before. ${error.message}`),
  );

export interface PortalOptions {
  config: Config;
  /** Address of an API that runs elsewhere; absent: in this process. */
  apiUrl?: string | undefined;
  /** Folder of its release store; by default the one in the data folder. */
  store?: string;
  environment: string;
  /** `built`: what is in the store of the sources as they are is pinned. `nothing`: what is served is not touched. */
  releases: 'workspace' | 'built' | 'nothing';
  /** Apps that come from development servers: of them nothing is built or pinned. */
  developed?: readonly string[];
  signal: AbortSignal;
  gateway?: Partial<GatewayOptions>;
}

/** Starts the API and the release side by side, and makes one HTTP server of both. */
export const openPortal = async (options: PortalOptions) => {
  const { config, apiUrl, environment, releases, signal } = options;
  const store = options.store ?? join(config.dataDirectory, 'releases');
  const place = { store, environment, developed: options.developed };
  const ended = new AbortController();
  const starting: Promise<RunningApi | undefined> = apiUrl ? Promise.resolve(undefined) : startApi(config);
  const [started, released] = await Promise.allSettled([
    starting.then((api) => {
      if (api) say(config.databaseUrl ? 'database reached' : 'database started');
      return api;
    }),
    bringUpToDate(place, releases)
      .then((isAnswering) => {
        const keeping = keepContract(place, apiUrl);
        return Promise.all([ensureKeys(store), isAnswering && keeping]);
      })
      .then(() => prepare[releases](place, signal)),
  ]);
  if (started.status === 'rejected') throw started.reason;
  const api = started.value;
  if (released.status === 'rejected') {
    await api?.close();
    throw released.reason;
  }
  // A gateway without an API of its own keeps the managers that the portal of its store has.
  if (!apiUrl || process.env.PORTAL_DEMO)
    await keepDemoManagers(store, config.demo).catch((error: Error) =>
      say(`the example people of the release console are as they were. ${error.message}`),
    );
  const gateway = createGateway({
    storeDir: store,
    environment,
    publicUrl: config.publicUrl,
    flagUrl: config.flagUrl,
    securityContact: config.securityContact,
    logLevel: config.logLevel === 'info' ? 'warn' : config.logLevel,
    api: api ? inProcess(api) : proxyTo(apiUrl ?? ''),
    ending: signal,
    ...options.gateway,
  });
  void follow(store, environment, (message) => gateway.log.warn(message), ended.signal);
  return {
    /** Resolves to the address that it listens on. */
    listen: () => gateway.listen({ host: config.host, port: config.port }),
    /** Says at `/readyz` that requests should go elsewhere. */
    announceEnd: () => api?.announceEnd(),
    /** Answers what is under way, then stops everything. */
    close: async () => {
      api?.announceEnd();
      ended.abort();
      // Sockets first: the gateway's server closes only when its last connection has.
      await api?.app.chatHub.close();
      await gateway.close();
      await api?.close();
    },
  };
};
