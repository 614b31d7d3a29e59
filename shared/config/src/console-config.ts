import { type Configuration, rspack } from '@rspack/core';
import { baseConfig } from './base-config.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>Releases</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
  </head>
  <body>
    <div id="root"></div>
    <noscript>The release console needs scripts. The command line does the same: pnpm release --help</noscript>
  </body>
</html>
`;

/** The build of the release console: one script with everything in it, so that nothing can fail to arrive later. */
export const defineConsoleConfig = (dir: string): Configuration => {
  const base = baseConfig(dir);
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: {
      ...base.output,
      publicPath: '/releases/console/assets/',
      uniqueName: 'portal_console',
      asyncChunks: false,
    },
    plugins: [new rspack.HtmlRspackPlugin({ templateContent: page, minify: false }), ...(base.plugins ?? [])],
  };
};
