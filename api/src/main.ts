import { ConfigError, loadConfig } from './config/config.ts';
import { startApi } from './start-api.ts';

const DRAIN_MS = 10_000;

try {
  const config = loadConfig(process.env);
  const api = await startApi(config);
  const stop = (): void => {
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    api.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const address = await api.app.listen({ port: config.port, host: config.host });
  console.log(`API on ${address}`);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
