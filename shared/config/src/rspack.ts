/** Builds of apps; loads the bundler. */
export type { Configuration } from '@rspack/core';
export { defineRemoteConfig } from './remote-config.ts';
export { type BuildReport, runBuild } from './run-build.ts';
export { defineShellConfig } from './shell-config.ts';
