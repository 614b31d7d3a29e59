import { flushCompileCache } from 'node:module';
import { startApi } from '../src/app.ts';
import { ConfigError, loadConfig } from '../src/kernel/config/config.ts';
import { collectGarbageWhenIdle } from '../src/kernel/process/collect-garbage-when-idle.ts';
import { GracefulShutdown } from '../src/kernel/process/graceful-shutdown.ts';

// In place before anything starts: a database that was started must be stopped again.
const end = new GracefulShutdown();

try {
  const config = loadConfig(process.env);
  const api = await startApi(config);
  const { drainSeconds } = config;
  if (await end.holds({ drainSeconds, announce: api.announceEnd, close: api.close })) {
    const address = await api.app.listen({ port: config.port, host: config.host });
    console.log(`API on ${address}`);
    flushCompileCache();
    collectGarbageWhenIdle();
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
