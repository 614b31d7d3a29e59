import { createRequire } from 'node:module';
import { join } from 'node:path';
import { workspaceRoot } from './workspace.ts';

const resolveFrom = (from: string, name: string): string => createRequire(from).resolve(name);

/** react-router names its development form to every bundler; its production form lies beside it, under no name. */
export const productionRouterAliases = (): Record<string, string> => {
  const platform = join(workspaceRoot, 'shared/platform/package.json');
  const router = resolveFrom(resolveFrom(platform, 'react-router-dom'), 'react-router');
  const production = (name: string): string => join(router, '../../production', `${name}.mjs`);
  return { 'react-router$': production('index'), 'react-router/dom$': production('dom-export') };
};

/** The modules of the router's production form. */
export const routerFiles = /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/;

/** Leaves its unused components out; the script says how. */
export const routerRule = {
  test: routerFiles,
  loader: join(import.meta.dirname, 'unused-router.cjs'),
};
