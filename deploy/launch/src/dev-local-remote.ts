import { GracefulShutdown, loadConfig } from '@portal/api';
import { areaNames } from '@portal/config/versions';
import { readManifest } from '@portal/release/publish/read-manifest';
import { trustedBySetting } from '@portal/release/signing/keys';
import { faultOfOverride } from '@portal/release/signing/override';
import { checkPort } from './check-port.ts';
import { startDevelopmentServers } from './development-servers.ts';
import { faultsOfView, missingOperations } from './local-remote/compatibility.ts';
import { localGateway } from './local-remote/local-gateway.ts';
import { localRemoteView } from './local-remote/local-remote-view.ts';
import { portalOrigin } from './local-remote/portal-address.ts';
import { deployedReader, readDeployed, readPortal } from './local-remote/read-portal.ts';
import { requestOverride } from './local-remote/request-override.ts';
import { watchManifests } from './watch-manifests.ts';

const usage =
  'Usage: RELEASE_TOKEN=<token of the release console> pnpm dev <remote> --against <https://portal>';

const misused = (sentence: string): never => {
  console.error(`${sentence}\n${usage}\nRemotes: ${areaNames().join(', ')}.`);
  process.exit(2);
};

const args = process.argv.slice(3);
const at = args.indexOf('--against');
const address = args[at + 1] ?? misused('Name the portal after --against.');
const named = args.toSpliced(at, 2);
const [area = ''] = named;
if (named.length !== 1) misused('Name the one remote that comes from this machine.');
if (!areaNames().includes(area)) misused(`There is no remote "${area}".`);

const host = '127.0.0.1';
const end = new GracefulShutdown();

try {
  const portal = portalOrigin(address);
  const { port } = loadConfig(process.env);
  console.log(`Starting ${area} inside ${portal} …`);
  const { environment, flagUrl } = await readPortal(portal);
  const first = await readDeployed(portal, environment);
  const token = process.env.RELEASE_TOKEN;
  if (!token)
    throw new Error(
      `Set RELEASE_TOKEN to your token of ${portal}/releases/console/, as developer or manager.`,
    );
  const issued = await requestOverride(portal, token, area);
  const { statement } = issued;
  const trusted = trustedBySetting() ?? issued.keys;
  const fault = faultOfOverride(issued, { area, environment, portal }, trusted, Date.now());
  if (fault) throw new Error(fault);

  await checkPort(host, port);
  const [shell, remote] = await startDevelopmentServers(['shell', area], host, port + 1);
  if (!shell || !remote) throw new Error('The development servers did not start.');
  const compiled = await Promise.all([shell.compiled, remote.compiled]);
  const errors = compiled.flatMap((app) => app.errors ?? []);
  if (errors.length > 0) throw new Error(`It does not compile.\n${errors.join('\n')}`);
  const builds = {
    shell: { ...shell.build, manifest: await readManifest('shell') },
    area: { ...remote.build, manifest: await readManifest(area) },
  };
  const view = localRemoteView(statement, builds, () => Date.now());
  const faultOfFit = (): string | undefined => {
    const faults = faultsOfView(view.over(first), issued.names, compiled[0].names);
    return faults.length > 0 ? `It does not fit the release of ${portal}.\n${faults.join('\n')}` : undefined;
  };
  const unfit = faultOfFit();
  if (unfit) throw new Error(unfit);
  const missing = await missingOperations(portal);
  if (missing) console.log(`  ${missing}`);

  const own = `http://${host}:${port}`;
  const gateway = localGateway({
    own,
    portal,
    flagUrl,
    developmentOrigins: [shell.origin, remote.origin],
    readDeployed: deployedReader(portal, first),
    view,
  });
  const close = async (): Promise<void> => {
    await gateway.close();
    await Promise.all([shell.stop(), remote.stop()]);
  };
  if (await end.holds({ drainSeconds: 0, announce: () => {}, close })) {
    await gateway.listen({ host, port });
    watchManifests(['shell', area], end.signal, (app, manifest) => {
      view.contribute(app, manifest);
      const news = faultOfFit();
      if (news) console.error(news);
    });
    console.log(`\n${own}/ is ${portal} with ${area} of this machine, for ${statement.by}.`);
    console.log(
      `Until ${new Date(statement.until).toLocaleTimeString()}; then run it again. Stop it with Ctrl+C.`,
    );
  }
} catch (error) {
  if (end.isStopping) process.exit(0);
  console.error(
    `${area} cannot be shown inside the portal. ${error instanceof Error ? error.message : error}`,
  );
  process.exit(1);
}
