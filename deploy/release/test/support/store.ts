import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AreaManifest } from '@portal/platform/area';
import type { Build } from '@portal/platform/release';
import { onTestFinished } from 'vitest';
import type { Contract } from '../../src/documents/schemas.ts';
import { pin } from '../../src/releases/change-release.ts';
import { integrityOf } from '../../src/store/integrity.ts';
import { buildFacts, buildFolder, contractFacts, manifestFacts } from '../../src/store/layout.ts';

/** An empty folder that goes away with the test. What a store keeps beside it, such as keys, is of this one alone. */
export const emptyFolder = (): string => {
  const own = mkdtempSync(join(tmpdir(), 'portal-store-'));
  onTestFinished(() => rmSync(own, { recursive: true, force: true }));
  const folder = join(own, 'releases');
  mkdirSync(folder);
  return folder;
};

let clock = Date.UTC(2026, 0, 1);

export interface FakeBuild {
  app: string;
  version?: string;
  manifest?: Partial<AreaManifest>;
  build?: Partial<Build>;
  files?: Record<string, string>;
  /** Compressed copies, by their names. */
  packed?: Record<string, Uint8Array>;
  /** Names of its contract. */
  names?: Record<string, string[]>;
  /** What else its contract says; null: it has none. */
  contract?: Partial<Contract> | null;
}

/** Lays a small but complete build into a store, as a publish would; each is younger than the one before. */
export const addBuild = (
  store: string,
  { app, version = '1.0.0-aaaaaaaa', manifest, build, files, names = {}, contract = {}, packed }: FakeBuild,
) => {
  const isShell = app === 'shell';
  const contents = files ?? {
    [isShell ? 'main.1.js' : 'remoteEntry.1.js']: `/* ${app} ${version} */`,
    ...(isShell
      ? { 'main.1.css': 'a{}', 'public-sans-latin-400.1.woff2': 'font', 'locale-fr.1.js': 'fr' }
      : { 'app.1.js': 'app', 'page.1.js': 'page', 'locale-fr.1.js': 'fr' }),
  };
  const folder = buildFolder(store, app, version);
  for (const [name, text] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  clock += 1000;
  const facts: Build = {
    app,
    version,
    baseUrl: `/assets/${app}/${version}/`,
    ...(isShell ? {} : { mfName: `${app}_${version}` }),
    entry: [isShell ? 'main.1.js' : 'remoteEntry.1.js'],
    styles: isShell ? ['main.1.css'] : [],
    integrity: Object.fromEntries(
      Object.entries(contents).map(([name, text]) => [name, integrityOf(Buffer.from(text))]),
    ),
    chunks: isShell
      ? { 'locale-fr': ['locale-fr.1.js'] }
      : { app: ['app.1.js'], page: ['page.1.js'], 'locale-fr': ['locale-fr.1.js'] },
    shared: isShell ? { react: '19.3.1', 'react-dom': '19.3.1' } : { react: '^19.3.0' },
    builtAt: new Date(clock).toISOString(),
    ...build,
  };
  const contribution: AreaManifest = {
    name: app,
    title: { en: app },
    routes: [{ path: isShell ? '/auth/*' : `/${app}/*`, chunk: 'page' }],
    ...manifest,
  };
  const { shared } = facts;
  const others = {
    [manifestFacts]: JSON.stringify(contribution),
    ...packed,
    ...(contract && { [contractFacts]: JSON.stringify({ app, version, shared, names, ...contract }) }),
  };
  for (const [name, bytes] of Object.entries(others)) writeFileSync(join(folder, name), bytes);
  const otherFiles = Object.fromEntries(
    Object.entries(others).map(([name, bytes]) => [name, integrityOf(Buffer.from(bytes))]),
  );
  writeFileSync(join(folder, buildFacts), JSON.stringify({ ...facts, otherFiles }));
};

/** Changes a file of a build together with its hash, as somebody would who may write to the store. */
export const editChunk = (store: string, app: string, name: string, version = '1.0.0-aaaaaaaa'): void => {
  const folder = buildFolder(store, app, version);
  const facts = JSON.parse(readFileSync(join(folder, buildFacts), 'utf8')) as Build;
  facts.integrity[name] = integrityOf(Buffer.from('something else'));
  writeFileSync(join(folder, name), 'something else');
  writeFileSync(join(folder, buildFacts), JSON.stringify(facts));
};

export const change = (store: string) => ({ store, environment: 'production', by: 'test', reason: 'a test' });

/** A store whose first release pins a shell and these remotes. */
export const storeWith = async (...builds: FakeBuild[]): Promise<string> => {
  const store = emptyFolder();
  const all = [{ app: 'shell' }, ...builds];
  for (const build of all) addBuild(store, build);
  await pin(
    change(store),
    Object.fromEntries(all.map(({ app, version }) => [app, version ?? '1.0.0-aaaaaaaa'])),
  );
  return store;
};
