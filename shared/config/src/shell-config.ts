import type { Configuration } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import { versionOf } from './build-id.ts';
import { sharedUnitIds, shellFederation } from './federation.ts';
import { GlobalStylesPlugin } from './global-styles-plugin.ts';
import { leaveOutRules } from './leave-out.ts';

/** The build of the shell: provider of every shared unit. */
export const defineShellConfig = ({ dir }: { dir: string }): Configuration => {
  const base = baseConfig(dir);
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: {
      ...base.output,
      publicPath: `/assets/shell/${versionOf('shell')}/`,
      uniqueName: 'portal_shell',
    },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), ...leaveOutRules] },
    plugins: [...(base.plugins ?? []), shellFederation(), sharedUnitIds(), new GlobalStylesPlugin()],
  };
};
