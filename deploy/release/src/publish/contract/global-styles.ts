import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from '@portal/platform/release';
import { parse } from 'postcss';
import { sortedSet } from './sorted-set.ts';

const isKeyframe = (parent: { type: string; name?: string } | undefined): boolean =>
  parent?.type === 'atrule' && /keyframes$/.test(parent.name ?? '');

/** What is a name for the whole page besides selectors: `@keyframes turn`. */
const globalNames = /^(-webkit-)?keyframes$|^(layer|property|counter-style)$/;

/** Selectors and global names of one style sheet. `own`: what every class that is an app's own begins with. */
const globalStylesIn = (css: string, own: string): string[] => {
  const found: string[] = [];
  const isGlobal = (selector: string): boolean => !selector.includes(own);
  const root = parse(css);
  root.walkRules(({ selectors, parent }) => {
    if (!isKeyframe(parent)) found.push(...selectors.filter(isGlobal));
  });
  root.walkAtRules(globalNames, ({ name, params }) => {
    if (params !== '' && isGlobal(params)) found.push(`@${name} ${params}`);
  });
  return sortedSet(found.map((selector) => selector.replaceAll(/\s+/g, ' ')));
};

/**
 * What of a build's style sheets reaches beyond the build. Classes of CSS modules carry the build's own name;
 * styles of components carry names made from their content and are no files.
 */
export const globalStylesOf = async (
  folder: string,
  { integrity, mfName, app }: Build,
): Promise<string[]> => {
  const sheets = Object.keys(integrity).filter((file) => file.endsWith('.css'));
  const texts = await Promise.all(sheets.map((file) => readFile(join(folder, file), 'utf8')));
  return sortedSet(texts.flatMap((css) => globalStylesIn(css, mfName ?? `portal_${app}`)));
};
