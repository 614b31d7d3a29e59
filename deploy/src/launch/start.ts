import { collectWhenIdle, EndWell, loadConfig } from '@portal/api';
import { announce } from './announce.ts';
import { checkPort } from './port.ts';
import { openPortal } from './portal.ts';

const end = new EndWell();
end.signal.addEventListener('abort', () => console.log('\nStopping …'));

try {
  const config = loadConfig(process.env);
  await checkPort(config.host, config.port);
  console.log('Starting the portal …');
  const opened = await openPortal({
    config,
    apiUrl: process.env.API_URL,
    buildsFirst: !process.argv.includes('--no-build'),
    signal: end.signal,
  });
  const { drainSeconds } = config;
  if (await end.holds({ drainSeconds, announce: opened.announceEnd, close: opened.close })) {
    await opened.listen();
    announce(config);
    collectWhenIdle();
  }
} catch (error) {
  if (end.isStopping) process.exit(0);
  console.error(`The portal cannot start. ${error instanceof Error ? error.message : error}`);
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
}
