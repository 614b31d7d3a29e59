import { join } from 'node:path';
import { routerFiles } from './production-router.ts';

const leaveOut = (test: RegExp, script: string) => ({ test, loader: join(import.meta.dirname, script) });

/** Parts of packages that no code of the portal reaches, which a bundler cannot know; each script says which. */
export const leaveOutRules = [
  leaveOut(routerFiles, 'router-without-data.cjs'),
  leaveOut(/[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/, 'unused-translation.cjs'),
];

/** The bundler writes the file's own path for `import.meta.url`, which would differ between build machines. */
export const nodeOnlyRule = leaveOut(/[\\/]pdfjs-dist[\\/]build[\\/]pdf\.mjs$/, 'without-node.cjs');

/** `*.browser.ts`: what a page calls once it is in a browser, and no server build carries. */
export const browserOnlyRule = leaveOut(/\.browser\.ts$/, 'no-module.cjs');
