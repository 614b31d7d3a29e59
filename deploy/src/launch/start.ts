import { loadConfig } from '@portal/api';
import { announce } from './announce.ts';
import { checkPort } from './port.ts';
import { openPortal, type Portal } from './portal.ts';

const drainMs = 10_000;
const stopping = new AbortController();
let portal: Portal | undefined;

const stop = (): void => {
  if (stopping.signal.aborted) return;
  stopping.abort();
  console.log('\nStopping …');
  // Whatever hangs must not keep the process from ending.
  setTimeout(() => process.exit(1), drainMs).unref();
  if (portal) portal.close().then(() => process.exit(0));
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

try {
  const config = loadConfig(process.env);
  await checkPort(config.host, config.port);
  console.log('Starting the portal …');
  const opened = await openPortal({
    config,
    apiUrl: process.env.API_URL,
    buildsFirst: !process.argv.includes('--no-build'),
    signal: stopping.signal,
  });
  portal = opened;
  if (stopping.signal.aborted) {
    await opened.close();
    process.exit(0);
  }
  await opened.listen();
  announce(config);
} catch (error) {
  if (stopping.signal.aborted) process.exit(0);
  console.error(`The portal cannot start. ${error instanceof Error ? error.message : error}`);
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
}
