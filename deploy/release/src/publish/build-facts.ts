import type { BuildReport } from '@portal/config/rspack';
import { federationName, serverFile, serverFolder, sharedUnitsOf, versionOf } from '@portal/config/versions';
import type { Build } from '@portal/platform/release';
import { hashFiles } from '../store/integrity.ts';

/** Describes a finished build in `folder` for the release document. */
export const buildFactsOf = async (
  app: string,
  buildId: string,
  folder: string,
  report: BuildReport,
): Promise<Build> => {
  const version = versionOf(app, buildId);
  const isShell = app === 'shell';
  const entryName = isShell ? 'main' : federationName(app, buildId);
  const { [entryName]: entryFiles = [], ...chunks } = report.chunks;
  const integrity = await hashFiles(folder);
  const server = `${serverFolder}/${serverFile}`;
  return {
    app,
    version,
    baseUrl: `/assets/${app}/${version}/`,
    ...(isShell ? {} : { mfName: entryName }),
    entry: entryFiles.filter((file) => file.endsWith('.js')),
    styles: entryFiles.filter((file) => file.endsWith('.css')),
    ...(integrity[server] && { server }),
    integrity,
    chunks,
    units: report.units,
    shared: sharedUnitsOf(isShell ? 'provided' : 'accepted'),
    builtAt: new Date().toISOString(),
  };
};
