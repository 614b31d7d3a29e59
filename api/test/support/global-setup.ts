import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { seedAccounts } from '../../src/identity/demo/accounts.seed.ts';
import { createAppRole } from '../../src/kernel/database/start-database.ts';
import { startEmbeddedServer } from '../../src/kernel/database/supervisor/embedded-server.ts';
import { fillTemplate } from './databases.ts';
import { administer, TEMPLATE } from './server.ts';

/** One server for the run, without the fsyncs that only a crash of the machine would need. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'portal-test-'));
  await chmod(dataDirectory, 0o755); // so that the server's own account finds its way in
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  const server = await startEmbeddedServer({ dataDirectory, settings });
  const { socketDirectory, port, user } = server;
  await administer({ socketDirectory, port, user }, createAppRole);
  await fillTemplate({ socketDirectory, port, user }, TEMPLATE, [{ name: 'accounts', seed: seedAccounts }]);
  project.provide('testServer', { socketDirectory, port, user });
  return async () => {
    await server.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
}
