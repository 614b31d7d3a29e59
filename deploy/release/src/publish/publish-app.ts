import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Configuration } from '@portal/config/rspack';
import { appDir, serverFolder, sourcesDigestOf, versionOf, workspaceRoot } from '@portal/config/versions';
import { jsonIn } from '../documents/json-in.ts';
import { checkBuildFiles } from '../releases/checks/files.ts';
import { messagesOf } from '../releases/checks/finding.ts';
import { findBuild, findContract, listBuilds } from '../store/builds.ts';
import { hashFiles } from '../store/integrity.ts';
import { buildFacts, buildFolder, contractFacts, manifestFacts } from '../store/layout.ts';
import { bringBuildToBucket } from '../store/shared-store.ts';
import { faultOfBuild, signBuild } from '../store/signed-documents.ts';
import { createFile } from '../store/write-files.ts';
import { buildFactsOf } from './build-facts.ts';
import { checkAddress, checkChunks, checkPaths, checkSizes, checkTexts, checkVersion } from './check-app.ts';
import { contractOf } from './contract.ts';
import { precompress } from './precompress.ts';
import { readManifest } from './read-manifest.ts';
import { withStagingFolder } from './staging-folder.ts';

export interface Published {
  app: string;
  version: string;
  /** False when this very version was in the store already. */
  isNew: boolean;
}

/** The configuration carries the build id, so that it is read anew for each. */
const configOf = async (app: string, buildId: string): Promise<Configuration> => {
  const file = pathToFileURL(join(appDir(app), 'rspack.config.ts')).href;
  const module: { default: Configuration } = await import(`${file}?build=${buildId}`);
  return module.default;
};

const buildInto = async (store: string, folder: string, app: string, sources: string): Promise<void> => {
  const buildId = sources.slice(0, 8);
  checkTexts(appDir(app));
  // The bundler is heavy; it is loaded only when there is something to build.
  const { runBuild, serverConfig } = await import('@portal/config/rspack');
  const into = (config: Configuration, path: string) =>
    runBuild({ ...config, output: { ...config.output, path } });
  const config = await configOf(app, buildId);
  const report = await into(config, folder);
  const server = serverConfig(app);
  if (server) await into(server, join(folder, serverFolder));
  checkPaths(folder, workspaceRoot);
  const facts = await buildFactsOf(app, buildId, folder, report);
  checkAddress(config.output?.publicPath, facts);
  const manifest = await readManifest(app);
  checkChunks(manifest, facts);
  await precompress(folder, facts.integrity, store, await listBuilds(store, app));
  checkSizes(folder, facts, manifest);
  await createFile(join(folder, manifestFacts), JSON.stringify(manifest));
  const contract = await contractOf({ build: facts, report, manifest, folder, sources });
  await createFile(join(folder, contractFacts), JSON.stringify(contract, null, 2));
  const all = Object.entries(await hashFiles(folder));
  const otherFiles = Object.fromEntries(all.filter(([file]) => facts.integrity[file] === undefined));
  await createFile(join(folder, buildFacts), JSON.stringify({ ...facts, otherFiles }, null, 2));
};

/** @throws when the store holds this version with other bytes, or made of other sources */
const checkPresent = async (store: string, app: string, version: string, sources: string): Promise<void> => {
  const key = `${app}@${version}`;
  const build = await findBuild(store, app, version);
  const reasons = build
    ? messagesOf(await checkBuildFiles(store, key, build))
    : [`${key} has no ${buildFacts}.`];
  const contract = build && (await findContract(store, build).catch(() => undefined));
  if (contract?.sources !== undefined && contract.sources !== sources)
    reasons.push(`${key} was published from other sources. Raise the version in its package.json.`);
  if (reasons.length === 0) return;
  const mend = 'Remove its folder from assets/ in the store and publish it again.';
  throw new Error(`the store has this version with other bytes. ${reasons.join(' ')} ${mend}`);
};

type Contents = Readonly<Record<string, unknown>>;

/** What a build holds, by file, but for who made it, when, and how it is packed. */
const contentsOf = (folder: string): Contents => {
  const read = (name: string) => Object(jsonIn(readFileSync(join(folder, name), 'utf8')));
  const { builtAt: _at, otherFiles: _others, integrity, chunks, ...facts } = read(buildFacts);
  const { source: _source, ...contract } = read(contractFacts);
  // The bundler gives the files of a chunk in any order.
  const ordered = Object.entries<string[]>(Object(chunks)).map(([name, files]) => [name, files.toSorted()]);
  return {
    ...integrity,
    [buildFacts]: { ...facts, chunks: Object.fromEntries(ordered) },
    [manifestFacts]: read(manifestFacts),
    [contractFacts]: contract,
  };
};

/** @throws when the store holds something else for the same sources than was built here */
const checkSame = (store: string, app: string, version: string, own: Contents): void => {
  const stored = contentsOf(buildFolder(store, app, version));
  const files = Object.keys({ ...own, ...stored });
  const differing = files.filter((file) => !isDeepStrictEqual(own[file], stored[file]));
  if (differing.length > 0)
    throw new Error(
      `another machine published ${app}@${version} with other bytes of the same sources: ${differing.join(', ')}. The store keeps its build. Compare Node and the installed packages of both.`,
    );
};

const publishOnce = async (store: string, app: string): Promise<Published | 'changed meanwhile'> => {
  const sources = sourcesDigestOf(app);
  const version = versionOf(app, sources.slice(0, 8));
  checkVersion(version);
  const folder = buildFolder(store, app, version);
  const present: Published = { app, version, isNew: false };
  if (existsSync(folder)) {
    await checkPresent(store, app, version, sources);
    if (!(await faultOfBuild(store, app, version))) return present;
    // Whoever may write to the store may have laid it there: it is signed once it was built here, too.
  }
  await mkdir(dirname(folder), { recursive: true });
  return withStagingFolder(store, async (staging) => {
    await buildInto(store, staging, app, sources);
    await signBuild(store, staging);
    if (sourcesDigestOf(app) !== sources) return 'changed meanwhile';
    const isFirst = await rename(staging, folder).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOTEMPTY' || error.code === 'EEXIST') return false;
        throw error;
      },
    );
    if (isFirst) return { app, version, isNew: true };
    checkSame(store, app, version, contentsOf(staging));
    await checkPresent(store, app, version, sources);
    if (await faultOfBuild(store, app, version)) await signBuild(store, folder);
    return present;
  });
};

/**
 * Builds the app as it stands in the workspace and lays it into the store under its own version.
 * A version that is there is left alone: the same sources give the same version. With other bytes, or from
 * other sources, it is refused. Sources that change
 * during the build are built once more, so that a version never holds anything but its own sources.
 */
export const publishApp = async (store: string, app: string): Promise<Published> => {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const outcome = await publishOnce(store, app);
    if (outcome === 'changed meanwhile') continue;
    const own = contentsOf(buildFolder(store, app, outcome.version));
    const isOurs = await bringBuildToBucket(store, app, outcome.version);
    if (!isOurs) checkSame(store, app, outcome.version, own);
    return { ...outcome, isNew: outcome.isNew && isOurs };
  }
  throw new Error(`The sources of ${app} keep changing during the build. Run it again.`);
};
