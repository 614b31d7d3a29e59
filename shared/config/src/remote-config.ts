import { basename } from 'node:path';
import type { Configuration } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import { buildIdOf, federationName, versionOf } from './build-id.ts';
import { areaFederation } from './federation.ts';
import { OnlySharedUnits } from './only-shared-units.ts';

/** The build of the remote in `dir`, a folder of `remotes/`. */
export const defineRemoteConfig = (dir: string): Configuration => {
  const area = basename(dir);
  const base = baseConfig(dir);
  const buildId = buildIdOf(area);
  const name = federationName(area, buildId);
  return {
    ...base,
    // No entry of its own: one with the container's name would run inside the host.
    entry: {},
    output: { ...base.output, publicPath: `/assets/${area}/${versionOf(area, buildId)}/`, uniqueName: name },
    plugins: [
      ...(base.plugins ?? []),
      new OnlySharedUnits(),
      areaFederation(name, 'remoteEntry.[contenthash:10].js'),
    ],
  };
};
