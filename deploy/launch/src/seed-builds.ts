import { areaNames, versionOf } from '@portal/config/versions';
import { copyBuild } from '@portal/release/publish/copy-build';

/** Copies the builds of the sources as they are from one store into another, so that they are not built twice. */
export const seedBuilds = async (from: string, to: string): Promise<void> => {
  for (const app of ['shell', ...areaNames()]) await copyBuild(from, to, app, versionOf(app));
};
