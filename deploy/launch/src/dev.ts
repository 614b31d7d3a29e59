import { join } from 'node:path';
import { GracefulShutdown, loadConfig } from '@portal/api';
import { areaNames } from '@portal/config/versions';
import { developmentBuilds } from '@portal/gateway';
import { readManifest } from '@portal/release/publish/read-manifest';
import { announce } from './announce.ts';
import { checkPort } from './check-port.ts';
import { startDevelopmentServers } from './development-servers.ts';
import { seedBuilds } from './pin-workspace.ts';
import { openPortal } from './portal.ts';
import { apiUrlOf } from './start-settings.ts';
import { watchManifests } from './watch-manifests.ts';

const named = process.argv.slice(3);
const asked = named.length > 0 ? named : areaNames();
const unknown = asked.filter((area) => !areaNames().includes(area));
if (unknown.length > 0) {
  console.error(`There is no remote "${unknown.join('", "')}".`);
  console.error(
    `Usage: pnpm dev [remote]...\n       pnpm dev <remote> --against <https://portal>\nRemotes: ${areaNames().join(', ')}; all of them when none is named. The shell is always served as it is now.`,
  );
  process.exit(2);
}

const host = '127.0.0.1';

const end = new GracefulShutdown();

try {
  const config = loadConfig(process.env);
  await checkPort(config.host, config.port);
  console.log('Starting the portal for development …');
  // The shell comes along: hot updates need its development build of React.
  const apps = ['shell', ...asked];
  const served = await startDevelopmentServers(apps, host, config.port + 1);
  const builds = served.map(async ({ build }) => ({ ...build, manifest: await readManifest(build.app) }));
  const shown = developmentBuilds(await Promise.all(builds));
  // Its own store: what is being worked on never reaches a portal that is served from the other one.
  const store = join(config.dataDirectory, 'development');
  await seedBuilds(join(config.dataDirectory, 'releases'), store);
  const portal = await openPortal({
    config,
    store,
    apiUrl: apiUrlOf(process.env),
    environment: 'development',
    releases: 'workspace',
    developed: asked,
    signal: end.signal,
    gateway: { development: shown },
  });
  if (await end.holds({ drainSeconds: 0, announce: portal.announceEnd, close: portal.close })) {
    await portal.listen();
    watchManifests(apps, end.signal, shown.contribute);
    announce(config);
  }
} catch (error) {
  if (end.isStopping) process.exit(0);
  console.error(`The portal cannot start. ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
