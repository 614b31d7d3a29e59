export { buildIdOf, federationName, versionOf } from './build-id.ts';
export { defineRemoteConfig } from './remote-config.ts';
export { runBuild } from './run-build.ts';
export { defineShellConfig } from './shell-config.ts';
export { appDir, workspaceRoot } from './workspace.ts';
