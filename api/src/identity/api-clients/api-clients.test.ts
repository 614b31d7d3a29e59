import { SUPER } from '@portal/contracts';
import { scopes } from '@portal/contracts/access/permissions';
import { getFund } from '@portal/contracts/funds/funds';
import {
  createApiClient,
  issueToken,
  listApiClients,
  revokeApiClient,
  rotateApiClient,
} from '@portal/contracts/identity/api-clients';
import { toggleUser } from '@portal/contracts/identity/users';
import { listFundApplications } from '@portal/contracts/review/queue';
import { beforeEach, describe, expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { allRoutes } from '../../wiring.ts';
import { notifyOfEnds } from '../users/notify-of-client-ends.ts';

const portal = testPortal();
const SCOPES = ['applications:list', 'dashboard:read'] as const;
let admin: Awaited<ReturnType<typeof portal.as>>;
let client: { id: string; secret: string };

beforeEach(async () => {
  admin = await portal.as('admin');
  const body = { name: 'Statistics office', scopes: [...SCOPES] };
  const made = (await admin.call(createApiClient, { body })).body.data;
  client = { id: made.client.id, secret: made.secret };
});

const ask = (more: object = {}) =>
  portal.visitor.raw(issueToken, {
    body: { grant_type: 'client_credentials', client_id: client.id, client_secret: client.secret, ...more },
  });
const form = (payload: string, headers: Record<string, string> = {}) =>
  portal.app.inject({
    method: 'POST',
    url: '/api/auth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  });
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
});
const tokenOf = async (more: object = {}) => (await ask(more)).body.access_token;
const as = (token: string) => portal.client({ authorization: `Bearer ${token}` });
const list = (token: string) =>
  as(token).call(listFundApplications, { params: { fundId: 'all' }, query: {} });

describe('a token', () => {
  test('is issued to a form with Basic credentials, as the standard has it', async () => {
    const reply = await form(
      'grant_type=client_credentials&scope=dashboard%3Aread',
      basic(client.id, client.secret),
    );
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toContain('no-store');
    expect(reply.headers).not.toHaveProperty('www-authenticate');
    expect(reply.json()).toEqual({
      access_token: expect.stringMatching(/^afc_/),
      token_type: 'Bearer',
      expires_in: 900,
      scope: 'dashboard:read',
    });
  });

  test('is issued to JSON or a form with the credentials inside, with all scopes when none is asked for', async () => {
    const { scope } = (await ask()).body;
    expect(scope.split(' ')).toEqual([...SCOPES]);
    const pairs = { grant_type: 'client_credentials', client_id: client.id, client_secret: client.secret };
    expect((await form(new URLSearchParams(pairs).toString())).statusCode).toBe(200);
  });

  test.each([
    ['another grant', { grant_type: 'password' }, 'unsupported_grant_type', 400],
    ['no grant', { grant_type: undefined }, 'invalid_request', 400],
    ['a wrong secret', { client_secret: 'afs_wrong' }, 'invalid_client', 401],
    ['an unknown client', { client_id: 'cli_unknown' }, 'invalid_client', 401],
    ['no secret', { client_secret: undefined }, 'invalid_client', 401],
    ['a scope that the client does not have', { scope: 'applications:read' }, 'invalid_scope', 400],
    ['a scope that does not exist', { scope: 'dashboard:read applications:decide' }, 'invalid_scope', 400],
  ])('is refused for %s', async (_, more, error, status) => {
    const reply = await ask(more);
    expect([reply.status, reply.problem?.error]).toEqual([status, error]);
    if (status === 401) expect(reply.headers['www-authenticate']).toContain('Basic');
  });

  test.each(['cli_\0', '\0'])('is refused for the id %j that no client can have', async (id) => {
    const reply = await form('grant_type=client_credentials', basic(id, 'x'));
    expect(reply.statusCode).toBe(400);
  });

  test('is refused for credentials in two places, and for a form where none is expected', async () => {
    const both = await form(
      `grant_type=client_credentials&client_id=${client.id}&client_secret=${client.secret}`,
      basic(client.id, client.secret),
    );
    expect([both.statusCode, both.json().error]).toEqual([400, 'invalid_request']);
    const elsewhere = await portal.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=a%40b.example&password=x',
    });
    expect(elsewhere.statusCode).toBe(415);
  });

  test('reads what its scopes name and nothing else, each use in the log with the client as actor', async () => {
    const token = await tokenOf({ scope: 'applications:list' });
    expect((await list(token)).status).toBe(200);
    const dashboard = allRoutes.find(({ operation }) => operation.scope === 'dashboard:read')?.operation;
    if (!dashboard) throw new Error('no dashboard call has a scope');
    expect(await as(token).raw(dashboard, {})).toBeProblem('insufficient_scope');
    const log = await portal.db`select actor_name, actor_role, entity_label from audit_log
      where actor_id = ${client.id} order by seq`;
    expect(log).toEqual([
      { actorName: 'Statistics office', actorRole: 'API_CLIENT', entityLabel: 'Statistics office' },
      {
        actorName: 'Statistics office',
        actorRole: 'API_CLIENT',
        entityLabel: 'GET /application/get/fundApplications/:fundId',
      },
    ]);
  });

  test('does nothing that needs a person: every operation without a scope refuses it, and none that writes has one', async () => {
    const made = (await admin.call(createApiClient, { body: { name: 'Everything', scopes: [...scopes] } }))
      .body.data;
    client = { id: made.client.id, secret: made.secret };
    const everything = as(await tokenOf());
    const anyParams = new Proxy({}, { get: () => 'x1' });
    const closed = allRoutes.filter(({ isPublic, operation }) => !isPublic && operation.scope === undefined);
    for (const { operation } of closed) {
      const reply = await everything.raw(operation, { params: anyParams });
      expect(reply.problem?.error, operation.id).toBe('insufficient_scope');
    }
    const readsByPost = ['exportApplications'];
    for (const { operation } of allRoutes)
      if (operation.scope !== undefined && !readsByPost.includes(operation.id))
        expect(operation.method, operation.id).toBe('GET');
    expect(new Set(allRoutes.flatMap(({ operation }) => operation.scope ?? []))).toEqual(new Set(scopes));
  });

  test('is a visitor on a public operation beyond its scopes, and reads settings of funds with one', async () => {
    const fundId = await portal.make.fund();
    const read = async (token: string) =>
      (await as(token).call(getFund, { params: { id: fundId } })).body.data.settings;
    expect(await read(await tokenOf())).toBeUndefined();
    const made = (await admin.call(createApiClient, { body: { name: 'Funds', scopes: ['funds:read'] } })).body
      .data;
    client = { id: made.client.id, secret: made.secret };
    expect(await read(await tokenOf())).toMatchObject({ decisionMode: 'TWO_STEP' });
  });

  test('ends by itself, with its client, and is no token of a person', async () => {
    const token = await tokenOf();
    await portal.db`update api_tokens set expires_at = now() where client_id = ${client.id}`;
    expect(await list(token)).toBeProblem('unauthorized');
    const other = await tokenOf();
    await portal.db`update api_clients set expires_at = now() where id = ${client.id}`;
    expect(await list(other)).toBeProblem('unauthorized');
    expect(await ask()).toBeProblem('invalid_client');
    const person = admin.headers.authorization?.replace('Bearer ', '') ?? '';
    expect(await list(`afc_${person}`)).toBeProblem('unauthorized');
  });
});

describe('the Admin', () => {
  test('sees a secret once; the tables hold hashes only', async () => {
    await tokenOf();
    const listed = await admin.call(listApiClients, {});
    expect(listed.raw.toString()).not.toContain(client.secret);
    expect(listed.body.data.find(({ id }) => id === client.id)).toMatchObject({
      name: 'Statistics office',
      state: 'ACTIVE',
      lastUsedAt: expect.any(String),
    });
    const rows = await portal.db`select encode(secret_hash, 'escape') as hash from api_client_secrets`;
    expect(JSON.stringify(rows)).not.toContain(client.secret.slice(4));
    const log = await portal.db`select changes from audit_log where entity_type = 'api-client'`;
    expect(JSON.stringify(log)).not.toContain(client.secret.slice(4, 20));
  });

  test('rotates with an overlap: both secrets work, then only the new one', async () => {
    const rotated = await admin.call(rotateApiClient, {
      params: { id: client.id },
      body: { overlapHours: 2 },
    });
    const { secret } = rotated.body.data;
    expect((await ask()).status).toBe(200);
    expect((await ask({ client_secret: secret })).status).toBe(200);
    await portal.db`update api_client_secrets set ends_at = now() where ends_at is not null`;
    expect(await ask()).toBeProblem('invalid_client');
    expect((await ask({ client_secret: secret })).status).toBe(200);
    await admin.call(rotateApiClient, { params: { id: client.id }, body: { overlapHours: 0 } });
    expect(await ask({ client_secret: secret })).toBeProblem('invalid_client');
  });

  test('rotates again within the overlap: only the last two secrets work', async () => {
    const rotate = async () =>
      (await admin.call(rotateApiClient, { params: { id: client.id }, body: { overlapHours: 2 } })).body.data
        .secret;
    const [second, third] = [await rotate(), await rotate()];
    expect(await ask()).toBeProblem('invalid_client');
    for (const secret of [second, third]) expect((await ask({ client_secret: secret })).status).toBe(200);
  });

  test('revokes with effect on the next call, for good', async () => {
    const token = await tokenOf();
    expect((await list(token)).status).toBe(200);
    const revoke = () => admin.call(revokeApiClient, { params: { id: client.id } });
    expect((await revoke()).body.data.state).toBe('REVOKED');
    expect(await list(token)).toBeProblem('unauthorized');
    expect(await ask()).toBeProblem('invalid_client');
    expect(await revoke()).toBeProblem('invalid_state');
    const body = {};
    expect(await admin.call(rotateApiClient, { params: { id: client.id }, body })).toBeProblem(
      'invalid_state',
    );
  });

  test('who closes an account ends what its owner had of secrets; with a new one the system goes on', async () => {
    const leaver = await portal.make.user({ role: SUPER });
    const theirs = await portal.as(leaver);
    const made = (await theirs.call(createApiClient, { body: { name: 'Of a leaver', scopes: [...SCOPES] } }))
      .body.data;
    client = { id: made.client.id, secret: made.secret };
    const token = await tokenOf();
    const close = () => admin.call(toggleUser, { params: { id: leaver.id } });
    await close();
    expect(await list(token)).toBeProblem('unauthorized');
    expect(await ask()).toBeProblem('invalid_client');
    const state = async () =>
      (await admin.call(listApiClients, {})).body.data.find(({ id }) => id === client.id)?.state;
    expect(await state()).toBe('SUSPENDED');
    const anew = (
      await admin.call(rotateApiClient, { params: { id: client.id }, body: { overlapHours: 48 } })
    ).body.data;
    expect(anew.client).toMatchObject({
      state: 'ACTIVE',
      oldSecretUntil: null,
      createdBy: 'Nomvula Dlamini',
    });
    expect((await ask({ client_secret: anew.secret })).status).toBe(200);
    expect(await ask()).toBeProblem('invalid_client');
    expect(await list(token)).toBeProblem('unauthorized');
  });

  test('who leaves within the overlap of a rotation loses the old secret as well, and no other Admin does', async () => {
    const kept = client.secret;
    const other = client.id;
    await admin.call(rotateApiClient, { params: { id: other }, body: {} });
    const leaver = await portal.make.user({ role: SUPER });
    const made = (
      await (await portal.as(leaver)).call(createApiClient, { body: { name: 'Kept', scopes: [...SCOPES] } })
    ).body.data;
    client = { id: made.client.id, secret: made.secret };
    const { secret } = (await admin.call(rotateApiClient, { params: { id: client.id }, body: {} })).body.data;
    expect((await ask()).status).toBe(200);
    await admin.call(toggleUser, { params: { id: leaver.id } });
    expect(await ask()).toBeProblem('invalid_client');
    expect((await ask({ client_secret: secret })).status).toBe(200);
    expect((await ask({ client_id: other, client_secret: kept })).status).toBe(200);
  });

  test('is notified of an end a month before, once; a new secret puts it off by a year', async () => {
    const [made] = await portal.db<{ days: number }[]>`
      select round(extract(epoch from expires_at - now()) / 86400)::int as days from api_clients where id = ${client.id}`;
    expect([365, 366]).toContain(made?.days);
    const ends = (days: number) =>
      portal.db`update api_clients set expires_at = now() + make_interval(days => ${days}) where id = ${client.id}`;
    const told = async () =>
      (await portal.mails()).filter(({ subject }) =>
        subject.startsWith('The access of Statistics office ends on'),
      ).length;
    await ends(31);
    await notifyOfEnds(portal.db);
    expect(await told()).toBe(0);
    await ends(29);
    await Promise.all([notifyOfEnds(portal.db), notifyOfEnds(portal.db)]);
    await notifyOfEnds(portal.db);
    const admins =
      await portal.db`select 1 from users where role = ${SUPER} and status = 'ACTIVE' and language = 'en'`;
    expect(await told()).toBe(admins.length);
    const { data } = (await admin.call(rotateApiClient, { params: { id: client.id }, body: {} })).body;
    expect(Date.parse(data.client.expiresAt ?? '')).toBeGreaterThan(Date.now() + 300 * 24 * 60 * 60 * 1000);
  });

  test('alone manages clients, and gives none an end in the past', async () => {
    const manager = await portal.as('manager');
    expect(await manager.call(listApiClients, {})).toBeProblem('forbidden');
    const body = { name: 'Late', scopes: ['funds:read' as const], expiresAt: '2020-01-01T00:00:00Z' };
    expect(await admin.call(createApiClient, { body })).toRefuseFields('expiresAt');
    expect(await admin.raw(createApiClient, { body: { name: 'None', scopes: [] } })).toRefuseFields('scopes');
    const second = await portal.as(await portal.make.user({ role: SUPER }));
    expect((await second.call(listApiClients, {})).status).toBe(200);
  });
});
