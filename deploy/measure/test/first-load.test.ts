import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishApp } from '@portal/release/publish/publish-app';
import { findBuild } from '@portal/release/store/builds';
import { buildFolder } from '@portal/release/store/layout';
import { emptyFolder } from '@portal/release/test/store';
import { expect, test } from 'vitest';
import { firstLoadScripts } from '../src/first-load-scripts.ts';

/**
 * Bytes of brotli that each script of the home page's first load may have. Lower one when its script got smaller.
 */
const budgets = [
  { what: /^shell\/main\./, bytes: 162_850 },
  { what: /^shell\/words-/, bytes: 3_700 },
  { what: /^public-site\/remoteEntry\./, bytes: 6_000 },
  { what: /^public-site\//, bytes: 7_300 },
];
const maxTotalBytes = 187_600;

/** Said by the development form of the router alone. */
const ofDevelopment = 'No routes matched location';

test('the first load of the home page is within its budgets, the router in its production form', async () => {
  const store = emptyFolder();
  const parts = await firstLoadScripts(store, 'public-site', '/', 'en');
  for (const { name, bytes } of parts) {
    const budget = budgets.find(({ what }) => what.test(name))?.bytes ?? 'no';
    const advice = `${name} takes ${bytes} of ${budget} bytes: import what the first page does without where it is used`;
    expect(bytes, advice).toBeLessThan(Number(budget));
  }
  expect(parts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(maxTotalBytes);

  const { version } = await publishApp(store, 'shell');
  const build = await findBuild(store, 'shell', version);
  const read = (file: string) => readFileSync(join(buildFolder(store, 'shell', version), file), 'utf8');
  // What a remote waits for can be asked for before the app knows.
  const units = (await findBuild(store, 'public-site', (await publishApp(store, 'public-site')).version))
    ?.units;
  for (const unit of units?.app ?? []) expect(build?.chunks[unit], unit).not.toEqual([]);
  expect(Object.keys(build?.chunks ?? {})).toContain('@portal/platform/forms');
  const scripts = Object.keys(build?.integrity ?? {}).filter((file) => file.endsWith('.js'));
  for (const file of scripts) expect(read(file).includes(ofDevelopment), file).toBe(false);
  // On the server nothing is left out: there the words are in a branch that is off.
  const server = read(build?.server ?? '');
  expect(server).toContain(ofDevelopment);
  expect(server).toContain('ENABLE_DEV_WARNINGS = false');
  expect(server).not.toContain('ENABLE_DEV_WARNINGS = true');
}, 240_000);
