import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const browserCode = [
  ...['shell/src', 'remotes/*/src/*', 'deploy/console/src', 'deploy/gateway/src/static'],
  ...['application-form', 'application-view', 'eligibility-check', 'live-chat', 'platform', 'ui'].map(
    (name) => `shared/${name}/src`,
  ),
];

/** What no browser had when the oldest one came that base-config.ts builds for; a build does not add it. */
const newer =
  /AbortSignal\.any|URL\.(canParse|parse)|\.to(Sorted|Spliced|Reversed)\(|(Object|Map)\.groupBy|Promise\.(withResolvers|try)|Array\.fromAsync|(?<!'Segmenter' in Intl.*)Intl\.Segmenter|\.isWellFormed\(/;

test('browser code calls nothing that the oldest browsers lack', () => {
  const files = execFileSync('git', ['ls-files', '--', ...browserCode], { cwd: root, encoding: 'utf8' });
  const sources = files.split('\n').filter((file) => /(?<!\.test)\.[jt]sx?$/.test(file));
  expect(sources.length).toBeGreaterThan(1_000);
  const found = sources.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => newer.test(line.replace(/^\s*(\/\/|\/?\*).*|`[^`]*`/g, '')))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
