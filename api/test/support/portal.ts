import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, inject } from 'vitest';
import { buildApp, makeDeps } from '../../src/app.ts';
import { insertSession } from '../../src/identity/session/session.db.ts';
import type { Config } from '../../src/kernel/config/config.ts';
import { randomToken, tokenHash } from '../../src/kernel/crypto/tokens.ts';
import { serverSettings } from '../../src/kernel/database/connect.ts';
import type { Watch } from '../../src/kernel/database/connection-pool.ts';
import { openPool, type Pool, type PoolOptions, transaction } from '../../src/kernel/database/db.ts';
import type { SeedPerson } from '../../src/kernel/demo/seeder.ts';
import type { Deps } from '../../src/kernel/deps.ts';
import { PdfWorkers } from '../../src/kernel/documents/pdf/pdf-workers.ts';
import { type MailboxEntry, readMailbox } from '../../src/kernel/mail/demo-mailbox.ts';
import type { Route } from '../../src/kernel/server/route.ts';
import { allRoutes } from '../../src/wiring.ts';
import { TestClient } from './client.ts';
import { testConfig, testSecrets } from './config.ts';
import { createDatabase, dropDatabase } from './databases.ts';
import { type Makers, makers } from './makers.ts';
import { type NamedPerson, personOf, type Someone } from './people.ts';
import type { RunningPortal } from './running-portal.ts';
import { addressOf, appAddressOf, testFacts } from './server.ts';

export interface PortalOptions {
  /** Copy the database with every example instead of the bare one. */
  demo?: boolean;
  config?: Partial<Config>;
  /** Instead of all routes. */
  routes?: readonly Route[];
  /** Connections of the application; 12 unless said. */
  connections?: number;
  /** Waits for connections and locks as long as the portal does; else as long as a busy machine may need. */
  ownWaits?: true;
  /** Hears of every statement that the application sends. */
  watch?: Watch;
}

/** Bounds for a busy machine, where a hundred at once wait for each other longer than a person would. */
const patient = {
  waitMs: 30_000,
  settings: { ...serverSettings, statement_timeout: 30_000, lock_timeout: 30_000 },
};

/** The API on a database of its own. Members are there once the file's `beforeAll` has run. */
export class TestPortal implements RunningPortal {
  readonly #options: PortalOptions;
  readonly #name = `test_${randomBytes(6).toString('hex')}`;
  #open:
    | { app: FastifyInstance; deps: Deps; owner: Pool; operations: Map<string, Route['operation']> }
    | undefined;

  constructor(options: PortalOptions) {
    this.#options = options;
  }

  get #opened() {
    if (!this.#open) throw new Error('The portal is open only inside tests and hooks');
    return this.#open;
  }

  get app(): FastifyInstance {
    return this.#opened.app;
  }

  get deps(): Deps {
    return this.#opened.deps;
  }

  /** The database as its owner sees it, who may also do what the application may not. */
  get db(): Pool {
    return this.#opened.owner;
  }

  get ownerAddress(): PoolOptions['address'] {
    return addressOf(inject('testServer'), this.#name);
  }

  /** Where the application finds its database. */
  get address(): PoolOptions['address'] {
    return appAddressOf(inject('testServer'), this.#name);
  }

  get make(): Makers {
    return makers(this);
  }

  person(name: NamedPerson): SeedPerson {
    return personOf(name);
  }

  get visitor(): TestClient {
    return this.client({});
  }

  client(headers: Record<string, string>): TestClient {
    return new TestClient(this.app, this.#opened.operations, headers);
  }

  /** A client with a new session of the person, as sign-in would open it. */
  async as(who: Someone): Promise<TestClient> {
    const userId = typeof who === 'string' ? this.person(who).id : who.id;
    const token = randomToken('afp_');
    const binding = randomToken();
    const session = {
      userId,
      tokenHash: tokenHash(token),
      bindingHash: tokenHash(binding),
      ip: '127.0.0.1',
      userAgent: 'test',
    };
    // Several for one person at once, each of which ends the oldest, may meet in a deadlock.
    await transaction(this.db, (tx) => insertSession(tx, session));
    const name = this.deps.config.publicUrl.startsWith('https:') ? '__Host-afp_b' : 'afp_b';
    return this.client({ authorization: `Bearer ${token}`, cookie: `${name}=${binding}` });
  }

  /** Every mail so far, newest first, those that answers did not wait for included. */
  async mails(): Promise<MailboxEntry[]> {
    await this.deps.background.settle();
    return readMailbox(this.db);
  }

  async open(): Promise<void> {
    const server = inject('testServer');
    await createDatabase(server, this.#name, this.#options.demo ?? false);
    const config = testConfig(this.#options.config);
    const { connections: max = 12, watch, ownWaits } = this.#options;
    const owner = openPool({
      address: addressOf(server, this.#name),
      max: 12,
      portal: testFacts,
      ...patient,
    });
    const waits = ownWaits ? {} : patient;
    const db = openPool({ address: this.address, max, portal: testFacts, watch, ...waits });
    const deps = { ...makeDeps(config, db, testSecrets), pdfs: new PdfWorkers({ limitMs: 120_000 }) };
    const routes = this.#options.routes ?? allRoutes;
    const app = await buildApp(deps, routes);
    this.#open = {
      app,
      deps,
      owner,
      operations: new Map(routes.map(({ operation }) => [operation.id, operation])),
    };
  }

  async close(): Promise<void> {
    if (!this.#open) return;
    const { app, deps, owner } = this.#open;
    await app.close();
    await deps.background.settle();
    deps.metrics.close();
    deps.files.close();
    await Promise.all([deps.db.end({ timeout: 5 }), owner.end({ timeout: 5 })]);
    await dropDatabase(inject('testServer'), this.#name);
    await rm(deps.config.dataDirectory, { recursive: true, force: true });
  }
}

/** Opens a portal for the tests of this file. */
export const testPortal = (options: PortalOptions = {}): TestPortal => {
  const portal = new TestPortal(options);
  beforeAll(() => portal.open());
  afterAll(() => portal.close());
  return portal;
};
