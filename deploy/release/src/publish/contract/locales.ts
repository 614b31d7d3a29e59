import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appDir } from '@portal/config/versions';
import type { Build } from '@portal/platform/release';
import { sortedSet } from './sorted-set.ts';

/** Under which name a remote's messages are registered. @throws when its source does not say it as a plain word */
export const readNamespace = (area: string): string => {
  const file = join(appDir(area), 'src/expose.ts');
  const [, namespace] = /\bnamespace:\s*['"]([\w-]+)['"]/.exec(readFileSync(file, 'utf8')) ?? [];
  if (namespace === undefined)
    throw new Error(`${file} must name its namespace as a plain word, such as namespace: '${area}'.`);
  return namespace;
};

/** The languages whose messages the build carries. */
export const languagesOf = ({ chunks }: Build): string[] =>
  sortedSet(Object.keys(chunks).flatMap((name) => /^locale-([a-z]{2})$/.exec(name)?.[1] ?? []));
