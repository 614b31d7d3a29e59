import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const tree = mkdtempSync(join(tmpdir(), 'boundaries-'));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
};

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

/** Runs the project's own rules over a planted tree. */
const violations = async (): Promise<string[]> => {
  const output = await new Promise<string>((done) => {
    execFile(
      process.execPath,
      [
        join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
        '--config',
        join(root, '.dependency-cruiser.mjs'),
        '--output-type',
        'json',
        '.',
      ],
      { cwd: tree, maxBuffer: 1e8 },
      (_error, stdout) => done(stdout),
    );
  });
  const { summary } = JSON.parse(output) as { summary: { violations: Violation[] } };
  return summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
};

test('imports across areas, upwards and in circles are refused, downward ones are not', async () => {
  write('shared/contracts/src/index.ts', 'export const a = 1;');
  write('shared/platform/src/index.ts', "export { a } from '../../contracts/src/index.ts';");
  write('remotes/review/src/page.ts', "export { a } from '../../../shared/platform/src/index.ts';");
  write('remotes/cms/src/reach.ts', "export { a } from '../../review/src/page.ts';");
  write('shell/src/knows.ts', "export { a } from '../../remotes/review/src/page.ts';");
  write('shared/ui/src/upward.ts', "export { a } from '../../platform/src/index.ts';");
  write('api/src/server.ts', "export { a } from '../../shared/platform/src/index.ts';");
  write('api/src/one.ts', "export * from './two.ts';");
  write('api/src/two.ts', "export * from './one.ts';");
  write('deploy/gateway/src/serve.ts', "export { a } from '../../../api/src/server.ts';");
  write('deploy/release/src/knows.ts', "export { serve } from '../../gateway/src/page.ts';");
  write('deploy/gateway/src/page.ts', 'export const serve = 1;');
  write('deploy/launch/src/deep.ts', "export { serve } from '../../gateway/src/page.ts';");
  write('shared/contracts/src/funds/enums.ts', "export { a } from '../index.ts';");
  write('shared/contracts/src/fields.ts', "export { a } from './funds/enums.ts';");
  write('e2e/journey.ts', "export { a } from '../shared/contracts/src/index.ts';");

  write('api/src/review/index.ts', 'export const decide = 1;');
  write('api/src/review/queue.ts', 'export const queue = 1;');
  write('api/src/funds/early.ts', "export { decide } from '../review/index.ts';");
  write('api/src/support/deep.ts', "export { queue } from '../review/queue.ts';");
  write('api/src/support/entry.ts', "export { decide } from '../review/index.ts';");
  write('api/src/kernel/knows.ts', "export { decide } from '../review/index.ts';");

  write('api/src/kernel/http/answer.ts', 'export const answer = 1;');
  write('api/src/kernel/http/log/line.ts', "export { answer } from '../answer.ts';");
  write('api/src/kernel/http/serve.ts', "export { answer } from './log/line.ts';");

  const found = await violations();
  expect(found).toEqual(
    expect.arrayContaining([
      'remotes/cms/src/reach.ts: boundary-remotes-cms',
      'remotes/cms/src/reach.ts: only-remotes-review-imports-itself',
      'shell/src/knows.ts: boundary-shell',
      'shared/ui/src/upward.ts: boundary-shared-ui',
      'api/src/server.ts: boundary-api',
      'api/src/one.ts: no-cycles',
      'api/src/funds/early.ts: order-funds',
      'api/src/kernel/knows.ts: order-kernel',
      'api/src/support/deep.ts: entries-support',
      'api/src/kernel/http/serve.ts: no-folder-cycles-api/src/kernel/http',
      'api/src/kernel/http/log/line.ts: no-folder-cycles-api/src/kernel/http',
      'deploy/gateway/src/serve.ts: boundary-deploy-gateway',
      'deploy/release/src/knows.ts: order-deploy-release',
      'deploy/launch/src/deep.ts: entries-deploy-gateway',
      'shared/contracts/src/fields.ts: no-folder-cycles-shared/contracts/src',
      'e2e/journey.ts: boundary-e2e',
    ]),
  );
  expect(
    found.filter((line) => /^(remotes\/review|shared\/platform|api\/src\/support\/entry)/.test(line)),
  ).toEqual([]);
});

test('each refusal says what to do instead', async () => {
  write('.dependency-cruiser.mjs', `export { default } from '${root}/.dependency-cruiser.mjs';`);
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  write('api/migrations/0001_kernel.sql', 'create table files ();');
  write('api/migrations/0006_review.sql', 'create table assignments ();');
  write(
    'api/src/kernel/count.ts',
    '// from assignments\nexport const c = `select from files join assignments`;',
  );
  write('api/src/review/count.ts', 'export const c = `select from files join assignments`;');
  write('remotes/cms/src/link.ts', "export { Link } from 'react-router-dom';");
  const step = [join(root, 'deploy/check/src/run-all.ts'), 'boundaries'];
  const said = await new Promise<string>((done) => {
    execFile(process.execPath, step, { cwd: tree }, (_error, stdout, stderr) =>
      done(`${stdout} ${stderr}`.replace(/\s+/g, ' ')),
    );
  });
  expect(said).toContain('error no-cycles: api/src/one.ts');
  expect(said).toContain('link to its address, or move what both need to shared/');
  expect(said).toContain('Import router, queries, texts and stores from @portal/platform');
  expect(said).toContain('error later-table: api/src/kernel/count.ts → assignments');
  expect(said.match(/later-table/g)).toHaveLength(1);
  // A rule without a comment is shown with a dash.
  expect(said).not.toMatch(/ - error| - x \d+ dependency/);
  expect(said).not.toContain('Install typescript');
});
