import { join } from 'node:path';

const leaveOut = (test: RegExp, script: string) => ({ test, loader: join(import.meta.dirname, script) });

/** Parts of packages that no code of the portal reaches, which a bundler cannot know; each script says which. */
export const leaveOutRules = [
  leaveOut(/[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/, 'router-without-data.cjs'),
  leaveOut(/[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/, 'unused-translation.cjs'),
];
