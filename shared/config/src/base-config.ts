import { type Chunk, type Configuration, type RuleSetRule, rspack } from '@rspack/core';
import { nodeOnlyRule } from './leave-out.ts';
import { productionRouterAliases, routerRule } from './production-router.ts';
import { RetriedModulesPlugin } from './retried-modules-plugin.ts';
import { SortedHashesPlugin } from './sorted-hashes-plugin.ts';

const browsers = ['chrome >= 109', 'edge >= 109', 'firefox >= 115', 'safari >= 16.4'];

/** TypeScript and JSX; in development with the marks that hot updates need. */
export const scriptRule = (isDevelopment: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment } },
    },
    env: { targets: browsers },
  },
});

export const fileRules: RuleSetRule[] = [
  { test: /\.css$/, type: 'css/auto' },
  { test: /\.(woff2|svg|png|webp|jpe?g|ico)$/, type: 'asset/resource' },
];

/** Bundlers keep a CommonJS module that is named, although what names it here is left out itself. */
const unusedRule: RuleSetRule = {
  test: /[\\/]node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/,
  sideEffects: false,
};

/** Names by how often a letter occurs would differ by the hashes in the text, and those by the checkout's path. */
const mangle = { ie8: false, disableCharFreq: true };
const minimizer = [
  new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { mangle } }),
  new rspack.LightningCssMinimizerRspackPlugin(),
];

/** A chunk that holds messages alone has no functions. */
const messageFile = /^(words|expertise|([\w-]+-)?locale)-/;

/**
 * Chromium compiles every function of such a script beside the download instead of each at its first call, when the
 * page waits for it. After the minifier, which leaves comments out.
 */
const compileAhead = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  exclude: messageFile,
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
});

/** A worker's code stays in one file, as it may load no other: its policy admits no script by address. */
const isShareable = (chunk: Chunk): boolean => !chunk.canBeInitial() && !chunk.hasRuntime();

/** What the shell's and the remotes' builds have in common. */
export const baseConfig = (dir: string): Configuration => ({
  context: dir,
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: false,
  output: {
    path: `${dir}/dist`,
    clean: true,
    crossOriginLoading: 'anonymous',
    filename: '[name].[contenthash:10].js',
    chunkFilename: '[name].[contenthash:10].js',
    cssFilename: '[name].[contenthash:10].css',
    cssChunkFilename: '[name].[contenthash:10].css',
    assetModuleFilename: '[name].[contenthash:10][ext]',
    // A chunk that hangs is given up well before a person is.
    chunkLoadTimeout: 8_000,
    // A module that threw answers with its error instead of half-made, until it is tried again.
    strictModuleErrorHandling: true,
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    alias: productionRouterAliases(),
  },
  module: {
    rules: [scriptRule(false), unusedRule, routerRule, nodeOnlyRule, ...fileRules],
    // A class of a CSS module says whose it is; any other one is known to reach the whole page.
    generator: { 'css/auto': { localIdentName: '[uniqueName]-[id]-[local]' } },
  },
  optimization: {
    runtimeChunk: false,
    chunkIds: 'deterministic',
    moduleIds: 'deterministic',
    minimizer,
    splitChunks: { chunks: isShareable },
  },
  plugins: [
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    new RetriedModulesPlugin(),
    new SortedHashesPlugin(),
    compileAhead,
  ],
  performance: false,
  stats: 'errors-warnings',
});
