import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { BuildReport } from '@portal/config/rspack';
import { workspaceRoot } from '@portal/config/versions';
import type { AreaManifest } from '@portal/platform/area';
import type { Build } from '@portal/platform/release';
import type { Contract } from '../documents/schemas.ts';
import { accessOf, platformAccess } from './contract/access.ts';
import { callsIn, operationsOf } from './contract/calls.ts';
import { contributionsOf } from './contract/contributions.ts';
import { globalStylesOf } from './contract/global-styles.ts';
import { languagesOf, readNamespace } from './contract/locales.ts';

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
