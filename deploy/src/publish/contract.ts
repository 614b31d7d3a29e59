import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { BuildReport } from '@portal/config/rspack';
import { workspaceRoot } from '@portal/config/versions';
import type { Build } from '@portal/platform/release';
import type { Contract } from '../store/schemas.ts';

const git = async (...words: string[]): Promise<string> =>
  (await promisify(execFile)('git', words, { cwd: workspaceRoot })).stdout.trim();

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

/** What a build promises and expects, beyond its files. */
export const contractOf = async (
  { app, version, shared }: Build,
  { names }: BuildReport,
  sources: string,
): Promise<Contract> => {
  const source = await originOf();
  return { app, version, ...(source && { source }), sources, shared, names };
};
