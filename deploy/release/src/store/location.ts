import { join, resolve } from 'node:path';
import { workspaceRoot } from '@portal/config/versions';

/** The folder that holds all of a portal's data: `PORTAL_DATA`, by default `.portal/` in the repository. */
export const dataFolder = (env: NodeJS.ProcessEnv): string =>
  resolve(workspaceRoot, env.PORTAL_DATA || '.portal');

/** The release store within the data folder. */
export const storeFolder = (env: NodeJS.ProcessEnv): string => join(dataFolder(env), 'releases');
