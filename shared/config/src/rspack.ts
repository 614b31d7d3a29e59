export type { Configuration } from '@rspack/core';
export { buildIdOf, federationName, versionOf } from './build-id.ts';
export { defineRemoteConfig } from './remote-config.ts';
export { type BuildReport, runBuild } from './run-build.ts';
export { sharedUnitsOf } from './shared-units.ts';
export { defineShellConfig } from './shell-config.ts';
export { appDir, areaNames, workspaceRoot } from './workspace.ts';
