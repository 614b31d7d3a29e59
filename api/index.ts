/** The API as a part of one process: `startApi(loadConfig(process.env))`. */

export { type RunningApi, startApi } from './src/app.ts';
export { type Config, ConfigError, loadConfig } from './src/kernel/config/config.ts';
export { collectGarbageWhenIdle } from './src/kernel/process/collect-garbage-when-idle.ts';
export { GracefulShutdown } from './src/kernel/process/graceful-shutdown.ts';
export { currentContract } from './src/wiring.ts';
