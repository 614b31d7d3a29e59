/** What can be known about apps without a bundler in memory. */
export { federationName, sourcesDigestOf, versionOf } from './build-id.ts';
export { serverFile, serverFolder } from './server-files.ts';
export { sharedUnitsOf } from './shared-units.ts';
export { appDir, areaNames, workspaceRoot } from './workspace.ts';
