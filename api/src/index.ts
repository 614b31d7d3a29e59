/** The API as a part of one process: `startApi(loadConfig(process.env))`. */
export { type Config, ConfigError, loadConfig } from './config/config.ts';
export { currentContract } from './contract/current-contract.ts';
export { collectWhenIdle } from './process/collect-when-idle.ts';
export { EndWell } from './process/end-well.ts';
export { type RunningApi, startApi } from './start-api.ts';
