import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BuildReport } from '@portal/config/rspack';
import { appDir, workspaceRoot } from '@portal/config/versions';
import type { AreaManifest } from '@portal/platform/area';
import type { Build } from '@portal/platform/release';
import type { Contract } from '../documents/schemas.ts';
import { accessOf, platformAccess } from './contract/access.ts';
import { callsIn, operationsOf } from './contract/calls.ts';
import { globalStylesOf } from './contract/global-styles.ts';
import { sortedSet } from './contract/sorted-set.ts';

const git = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)('git', args, { cwd: workspaceRoot })).stdout.trim();

/** Where the sources came from; nothing outside a git checkout. */
const originOf = async (): Promise<Contract['source']> => {
  try {
    const [commit = '', author = ''] = (await git('log', '-1', '--format=%H%n%an')).split('\n');
    const isDirty = (await git('status', '--porcelain')) !== '';
    return { commit, author, isDirty };
  } catch {
    return undefined;
  }
};

/** Addresses, menu entries and actions by their names, in short: the manifest beside the contract has the whole. */
const contributionsOf = ({
  routes,
  sidebar = [],
  header = [],
  footer = [],
  actions = [],
}: AreaManifest): Pick<Contract, 'routes' | 'navigation' | 'actions'> => ({
  routes: sortedSet(routes.map(({ path }) => path)),
  navigation: {
    sidebar: sortedSet(sidebar.map(({ key }) => key)),
    header: sortedSet(header.map(({ id }) => id)),
    footer: sortedSet(footer.map(({ id }) => id)),
  },
  actions: sortedSet(actions.map(({ id }) => id)),
});

/** Under which name a remote's messages are registered. @throws when its source does not say it as a plain word */
export const readNamespace = (area: string): string => {
  const file = join(appDir(area), 'src/expose.ts');
  const [, namespace] = /\bnamespace:\s*['"]([\w-]+)['"]/.exec(readFileSync(file, 'utf8')) ?? [];
  if (namespace === undefined)
    throw new Error(`${file} must name its namespace as a plain word, such as namespace: '${area}'.`);
  return namespace;
};

/** The languages whose messages the build carries. */
const languagesOf = ({ chunks }: Build): string[] =>
  sortedSet(Object.keys(chunks).flatMap((name) => /^locale-([a-z]{2})$/.exec(name)?.[1] ?? []));

/** A finished build, as `buildInto` has it in its hands. */
interface FinishedBuild {
  build: Build;
  report: BuildReport;
  manifest: AreaManifest;
  /** Folder of its files. */
  folder: string;
  sources: string;
}

/** What a build promises and expects, beyond its files. */
export const contractOf = async (finished: FinishedBuild): Promise<Contract> => {
  const { build, report, manifest, folder, sources } = finished;
  const { app, version, shared } = build;
  const source = await originOf();
  const calls = await callsIn(report.used);
  const isShell = app === 'shell';
  return {
    app,
    version,
    ...(source && { source }),
    sources,
    shared,
    names: report.names,
    exposes: isShell ? [] : ['./app'],
    ...contributionsOf(manifest),
    locales: { ...(!isShell && { namespace: readNamespace(app) }), languages: languagesOf(build) },
    permissions: accessOf(manifest, calls),
    operations: operationsOf(manifest, calls),
    globalStyles: await globalStylesOf(folder, build),
    ...(isShell && { provides: platformAccess }),
  };
};
