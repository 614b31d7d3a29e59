import type { startDevServer } from '@portal/config/development';
import type { DevelopmentBuild } from '@portal/gateway';
import { checkPort } from './check-port.ts';

interface DevelopmentServer extends Awaited<ReturnType<typeof startDevServer>> {
  build: DevelopmentBuild;
}

/** Serves apps from development servers on the ports from `firstPort` on. */
export const startDevelopmentServers = async (apps: readonly string[], host: string, firstPort: number) => {
  const { developmentFiles, developmentName, startDevServer } = await import('@portal/config/development');
  const served: DevelopmentServer[] = [];
  for (const [at, app] of apps.entries()) {
    const port = firstPort + at;
    await checkPort(host, port);
    const server = await startDevServer(app, host, port);
    console.log(`  ${app} from ${server.origin}, with hot updates`);
    const baseUrl = `${server.origin}/`;
    const build: DevelopmentBuild =
      app === 'shell'
        ? { app, baseUrl, entry: [developmentFiles.shellEntry], styles: [developmentFiles.shellStyle] }
        : { app, baseUrl, mfName: developmentName(app), entry: [developmentFiles.areaEntry], styles: [] };
    served.push({ build, ...server });
  }
  return served;
};
