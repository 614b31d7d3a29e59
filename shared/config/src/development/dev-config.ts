import { createRequire } from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { baseConfig, fileRules, scriptRule } from '../base-config.ts';
import { developmentFederation, developmentShellFederation } from '../federation.ts';
import { appDir } from '../workspace.ts';

const browser = (file: string): string => join(import.meta.dirname, 'browser', file);

/** Federation name of a remote under development: never that of a published build. */
export const developmentName = (area: string): string => `${area.replaceAll('-', '_')}_dev`;

/** File names without hashes, so that the page can name them before they are built. */
export const developmentFiles = {
  shellEntry: 'main.js',
  shellStyle: 'main.css',
  areaEntry: 'remoteEntry.js',
};

/** Texts of a package in one language: `locales/fr.json`. */
const localeRule: RuleSetRule = {
  test: /[\\/]locales[\\/][a-z]{2}\.json$/,
  type: 'javascript/auto',
  loader: join(import.meta.dirname, 'locale-loader.cjs'),
};

const refreshFolder = dirname(createRequire(import.meta.url).resolve('react-refresh/package.json'));

const compiled = (dir: string, origin: string): Configuration => {
  const { plugins: _onlyForRelease, optimization: _same, output, ...base } = baseConfig(dir);
  return {
    ...base,
    mode: 'development',
    // Without the address of its server: there are only files, and the portal says its own.
    infrastructureLogging: { level: 'warn' },
    // No eval: the page's Trusted Types policy stands in development, too.
    devtool: 'cheap-module-source-map',
    output: {
      ...output,
      clean: false,
      publicPath: `${origin}/`,
      // Breakpoints of an editor find their file, of whichever app.
      devtoolModuleFilenameTemplate: ({ absoluteResourcePath: path }: { absoluteResourcePath: string }) =>
        isAbsolute(path) ? pathToFileURL(path).href : `webpack:${path}`,
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
    },
    resolve: { ...base.resolve, alias: { 'react-refresh': refreshFolder } },
    module: { rules: [scriptRule(true), localeRule, ...fileRules] },
  };
};

/** The configuration of an app under development, served from `origin`. */
export const developmentConfig = (app: string, origin: string): Configuration => {
  // Said of each compilation: several apps have a src/routes.tsx.
  const config = { ...compiled(appDir(app), origin), name: app };
  const refresh = new ReactRefreshRspackPlugin();
  if (app === 'shell') {
    return {
      ...config,
      entry: { main: [browser('refresh-provider.cjs'), './src/main.tsx', './src/development.ts'] },
      output: { ...config.output, uniqueName: 'portal_shell' },
      plugins: [refresh, developmentShellFederation()],
    };
  }
  const name = developmentName(app);
  return {
    ...config,
    entry: { [name]: browser('remote-entry.js') },
    output: { ...config.output, uniqueName: name },
    plugins: [
      refresh,
      new rspack.NormalModuleReplacementPlugin(
        /react-refresh[\\/]runtime(\.js)?$/,
        browser('refresh-consumer.cjs'),
      ),
      developmentFederation(name, developmentFiles.areaEntry),
    ],
  };
};
