/** Builds of apps; loads the bundler. */
export type { Configuration } from '@rspack/core';
export { baseConfig } from './base-config.ts';
export { defineConsoleConfig } from './console-config.ts';
export { leaveOutRules } from './leave-out.ts';
export { defineRemoteConfig } from './remote-config.ts';
export { type BuildReport, replaceModule, runBuild } from './run-build.ts';
export { serverConfig } from './server-config.ts';
export { defineShellConfig } from './shell-config.ts';
export type { UsedExports } from './used-exports.ts';
