import { collectGarbageWhenIdle, GracefulShutdown, loadConfig } from '@portal/api';
import { announce } from './announce.ts';
import { checkPort } from './check-port.ts';
import { openPortal } from './portal.ts';
import {
  apiUrlOf,
  consoleProviderOf,
  environmentOf,
  judgeEveryOf,
  noticeUrlOf,
  offlineOf,
  prerenderOf,
  releasesOf,
} from './start-settings.ts';

const end = new GracefulShutdown();
end.signal.addEventListener('abort', () => console.log('\nStopping …'));

try {
  const apiUrl = apiUrlOf(process.env);
  // Example accounts are in the database, which the API of API_URL has.
  const demo = apiUrl && !process.env.PORTAL_DEMO ? { PORTAL_DEMO: '0' } : {};
  const config = loadConfig({ ...process.env, ...demo });
  await checkPort(config.host, config.port);
  console.log('Starting the portal …');
  const opened = await openPortal({
    config,
    apiUrl,
    environment: environmentOf(process.env),
    releases: releasesOf(process.argv.slice(2)),
    signal: end.signal,
    gateway: {
      prerender: prerenderOf(process.env),
      offline: offlineOf(process.env),
      consoleProvider: consoleProviderOf(process.env),
      figures: {
        token: config.figuresToken,
        judgeEveryMs: judgeEveryOf(process.env),
        noticeUrl: noticeUrlOf(process.env),
      },
    },
  });
  const { drainSeconds } = config;
  if (await end.holds({ drainSeconds, announce: opened.announceEnd, close: opened.close })) {
    await opened.listen();
    announce(config);
    collectGarbageWhenIdle();
  }
} catch (error) {
  if (end.isStopping) process.exit(0);
  console.error(`The portal cannot start. ${error instanceof Error ? error.message : error}`);
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
}
