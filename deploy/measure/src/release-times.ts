import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { areaNames } from '@portal/config/versions';
import { createGateway } from '@portal/gateway';
import { publishApp } from '@portal/release/publish/publish-app';
import { buildFolder } from '@portal/release/store/layout';
import { median } from './in-turn.ts';
import { buildMono } from './mono-build.ts';

/**
 * Prints how long one remote takes from its sources to the pages of a running gateway, beside a build of everything as
 * one bundle, and how long a rollback takes from the command to the first page, all on this machine in one run.
 */
const remote = process.argv[2] ?? 'cms';
const runs = Number(process.argv[3] ?? 5);

const folder = await mkdtemp(join(tmpdir(), 'portal-release-times-'));
const store = join(folder, 'releases');
const cli = join(import.meta.dirname, '../../release/src/cli.ts');

const release = (...args: string[]) =>
  promisify(execFile)(process.execPath, [cli, '--store', store, ...args], { cwd: folder });

const gateway = createGateway({
  storeDir: store,
  environment: 'production',
  publicUrl: 'http://127.0.0.1',
  logLevel: 'silent',
  api: { handle: (_request, response) => response.end() },
});

/** Milliseconds of some work, until a page says what it should. */
const timed = async (work: () => Promise<unknown>, isLive: (page: string) => boolean): Promise<number> => {
  const began = performance.now();
  await work();
  while (!isLive(await (await fetch(address, { headers: { accept: 'text/html' } })).text())) await pause(10);
  return performance.now() - began;
};

const shown = (ms: number): string => (ms < 1000 ? `${ms.toFixed(0)} ms` : `${(ms / 1000).toFixed(1)} s`);

const sequenceOf = (page: string): number => Number(/"sequence":(\d+)/.exec(page)?.[1]);

const address = await gateway.listen({ host: '127.0.0.1', port: 0 });
try {
  const apps = ['shell', ...areaNames()];
  for (const app of apps) await publishApp(store, app);
  await release('pin', ...apps);

  const [one, bundle, back]: number[][] = [[], [], []];
  for (let run = 0; run < runs; run += 1) {
    const { version } = await publishApp(store, remote);
    // Taken out, so that it is built and pinned as a changed one is.
    await release('remove', remote);
    await rm(buildFolder(store, remote, version), { recursive: true });
    one?.push(
      await timed(
        () => release('deploy', remote),
        (page) => page.includes(`/assets/${remote}/${version}/`),
      ),
    );
    const began = performance.now();
    await buildMono(folder, areaNames());
    bundle?.push(performance.now() - began);
    const now = sequenceOf(await (await fetch(address, { headers: { accept: 'text/html' } })).text());
    back?.push(
      await timed(
        () => release('rollback', String(now - 1)),
        (page) => sequenceOf(page) === now - 1,
      ),
    );
    await release('rollback', String(now));
  }
  const [oneMs, bundleMs, backMs] = [median(one ?? []), median(bundle ?? []), median(back ?? [])];
  console.log(`Medians of ${runs} runs:`);
  console.log(`${remote} from its sources to a page: ${shown(oneMs)}`);
  console.log(
    `everything as one bundle, built only: ${shown(bundleMs)}, ${(bundleMs / oneMs).toFixed(1)} times that`,
  );
  console.log(
    `rollback from the command to a page: ${shown(backMs)}, ${(backMs / oneMs).toFixed(2)} times that`,
  );
} finally {
  await gateway.close();
  await rm(folder, { recursive: true, force: true });
}
