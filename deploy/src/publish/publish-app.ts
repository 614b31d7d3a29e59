import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@portal/config/rspack';
import { appDir, buildIdOf, serverFolder, versionOf } from '@portal/config/versions';
import { hashFiles } from '../store/integrity.ts';
import { buildFacts, buildFolder, contractFacts, manifestFacts } from '../store/layout.ts';
import { createFile } from '../store/write.ts';
import { buildFactsOf } from './build-facts.ts';
import { contractOf } from './contract.ts';
import { precompress } from './precompress.ts';
import { readManifest } from './read-manifest.ts';
import { withStaging } from './staging.ts';

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

/** Builds an app into a folder and describes it there. */
const buildInto = async (folder: string, app: string, buildId: string): Promise<void> => {
  // The bundler is heavy; it is loaded only when there is something to build.
  const { runBuild, serverConfig } = await import('@portal/config/rspack');
  const into = (config: Configuration, path: string) =>
    runBuild({ ...config, output: { ...config.output, path } });
  const report = await into(await configOf(app, buildId), folder);
  const ahead = serverConfig(app);
  if (ahead) await into(ahead, join(folder, serverFolder));
  const facts = await buildFactsOf(app, buildId, folder, report);
  await precompress(folder, Object.keys(facts.integrity));
  await createFile(join(folder, manifestFacts), JSON.stringify(await readManifest(app)));
  await createFile(join(folder, contractFacts), JSON.stringify(await contractOf(facts, report), null, 2));
  const all = Object.entries(await hashFiles(folder));
  const otherFiles = Object.fromEntries(all.filter(([file]) => facts.integrity[file] === undefined));
  await createFile(join(folder, buildFacts), JSON.stringify({ ...facts, otherFiles }, null, 2));
};

const publishOnce = async (store: string, app: string): Promise<Published | 'changed meanwhile'> => {
  const buildId = buildIdOf(app);
  const version = versionOf(app, buildId);
  const folder = buildFolder(store, app, version);
  if (existsSync(folder)) return { app, version, isNew: false };
  await mkdir(dirname(folder), { recursive: true });
  return withStaging(store, async (staging) => {
    await buildInto(staging, app, buildId);
    if (buildIdOf(app) !== buildId) return 'changed meanwhile';
    await rename(staging, folder);
    return { app, version, isNew: true };
  });
};

/**
 * Builds the app as it stands in the workspace and lays it into the store under its own version.
 * A version that is there is left alone: the same sources give the same version. Sources that change
 * during the build are built once more, so that a version never holds anything but its own sources.
 */
export const publishApp = async (store: string, app: string): Promise<Published> => {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const outcome = await publishOnce(store, app);
    if (outcome !== 'changed meanwhile') return outcome;
  }
  throw new Error(`The sources of ${app} keep changing during the build. Run it again.`);
};
