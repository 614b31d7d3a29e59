import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { type NamesByUnit, sharedNames } from '../imported-names.ts';
import { developmentConfig } from './dev-config.ts';

export { developmentFiles, developmentName } from './dev-config.ts';

/** What the first compilation found. */
export interface CompiledApp {
  /** The compiler's messages; absent: it compiled. */
  errors?: string;
  /** Shared unit → the names that the shell gives of it, or that a remote imports from it. */
  names: NamesByUnit;
}

/** What does not compile is said on the page; what fails while it runs, the portal itself says in its place. */
const overlay = { errors: true, warnings: false, runtimeErrors: false };

/** Serves an app's files as they are now and sends changes into the open page. `compiled` is the first compilation. */
export const startDevServer = async (app: string, host: string, port: number) => {
  const origin = `http://${host}:${port}`;
  const compiler = rspack(developmentConfig(app, origin));
  const { promise: compiled, resolve } = Promise.withResolvers<CompiledApp>();
  compiler.hooks.done.tap('portal', (stats) => {
    const errors = stats.hasErrors() && { errors: stats.toString({ preset: 'errors-only' }) };
    resolve({ names: sharedNames(stats), ...errors });
  });
  const server = new RspackDevServer(
    {
      host,
      port,
      hot: true,
      liveReload: false,
      static: false,
      // It would end the process while the portal still stops its database.
      setupExitSignals: false,
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      client: { webSocketURL: `ws://${host}:${port}/ws`, overlay, logging: 'warn' },
    },
    compiler,
  );
  await server.start();
  return { origin, compiled, stop: () => server.stop() };
};
