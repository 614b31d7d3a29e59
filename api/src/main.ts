import { ConfigError, loadConfig } from './config/config.ts';
import { type RunningApi, startApi } from './start-api.ts';

const DRAIN_MS = 10_000;

let api: RunningApi | undefined;
let isStopping = false;

// In place before anything starts: a database that was started must be stopped again.
const stop = (): void => {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), DRAIN_MS).unref();
  api?.close().then(() => process.exit(0));
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

try {
  const config = loadConfig(process.env);
  api = await startApi(config);
  if (isStopping) {
    await api.close();
    process.exit(0);
  }
  const address = await api.app.listen({ port: config.port, host: config.host });
  console.log(`API on ${address}`);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
