/** The API as a part of one process: `startApi(loadConfig(process.env))`. */
export { type Config, ConfigError, loadConfig } from './src/kernel/config/config.ts';
export { currentContract } from './src/kernel/contract/current-contract.ts';
export { collectWhenIdle } from './src/kernel/process/collect-when-idle.ts';
export { EndWell } from './src/kernel/process/end-well.ts';
export { type RunningApi, startApi } from './src/start-api.ts';
