import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { secretHeader } from '@portal/contracts/call';
import { socketPath, socketProtocol, ticketProtocol } from '@portal/contracts/support/enums';
import type { ServerFrame } from '@portal/contracts/support/frames';
import { WebSocket } from 'ws';
import { type ApiProcess, signedIn, startApiProcess } from '../kit/api-process.ts';
import type { Bench, Kit } from '../kit/bench.ts';
import { residentOf } from '../kit/cpu.ts';
import type { Row } from '../kit/row.ts';
import { percentile, sizeName } from '../kit/table.ts';
import type { World } from '../kit/worlds.ts';

const SOCKETS = 500;
const AGENTS = 10;
const MESSAGES_A_SECOND = 100;
const OTHER_CALL_EVERY_MS = 20;
const origin = 'http://127.0.0.1:9';

type Headers = Record<string, string>;

const call = async <T>(
  api: ApiProcess,
  method: string,
  path: string,
  headers: Headers,
  body?: object,
): Promise<T> => {
  const response = await fetch(`${api.url}/api${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
};

const ms = (figure: number): string => `${figure.toFixed(1)} ms`;

/** An end of conversations; reports when a text arrives. */
const connect = async (
  api: ApiProcess,
  headers: Headers,
  conversationId: string | undefined,
  onText: (text: string) => void,
): Promise<WebSocket> => {
  const body = conversationId === undefined ? {} : { conversationId };
  const { ticket } = await call<{ ticket: string }>(api, 'POST', '/chat/ticket', headers, body);
  const address = `${api.url.replace(/^http/, 'ws')}/api${socketPath}`;
  const ws = new WebSocket(address, [socketProtocol, ticketProtocol(ticket)], { origin });
  await new Promise<void>((resolve, reject) => {
    ws.once('error', reject);
    ws.on('message', (data) => {
      const frame = JSON.parse(data.toString()) as ServerFrame;
      if (frame.type === 'ready') resolve();
      else if (frame.type === 'message') onText(frame.message.text);
      else if (frame.type === 'refused') reject(new Error(frame.code));
    });
  });
  return ws;
};

interface Pair {
  id: string;
  visitor: WebSocket;
  agent: WebSocket;
}

/** Agents on one instance, visitors on the other, every conversation taken and followed by both. */
const openAll = async (
  world: World,
  [one, two]: readonly [ApiProcess, ApiProcess],
  onText: (text: string) => void,
) => {
  const emails = Array.from({ length: AGENTS }, (_, n) => `reviewer${101 + n}@bench.example`);
  await world.db`update users set is_chat_agent = true where email = any(${emails})`;
  await world.db`delete from chat_conversations`;
  const agents = [];
  for (const email of emails) {
    const headers = await signedIn(world, email);
    await call(one, 'PUT', '/chat/desk/presence', headers, { presence: 'AVAILABLE' });
    agents.push({ headers, ws: await connect(one, headers, undefined, onText) });
  }
  const pairs: Pair[] = [];
  for (let n = 0; n < SOCKETS - AGENTS; n += 1) {
    const agent = agents[n % AGENTS];
    if (!agent) continue;
    const secret = randomBytes(32).toString('base64url');
    const headers = { [secretHeader]: secret };
    const start = { name: 'Visitor', email: 'v@bench.example', message: 'Hello', secret };
    const clientId = randomBytes(12).toString('hex');
    const { id } = await call<{ id: string }>(two, 'POST', '/chat/conversations', headers, {
      ...start,
      clientId,
    });
    await call(one, 'POST', `/chat/desk/conversations/${id}/claim`, agent.headers);
    const visitor = await connect(two, headers, id, onText);
    for (const ws of [visitor, agent.ws])
      ws.send(JSON.stringify({ type: 'follow', conversationId: id, after: 2 }));
    pairs.push({ id, visitor, agent: agent.ws });
  }
  return { pairs, sockets: [...agents.map(({ ws }) => ws), ...pairs.map(({ visitor }) => visitor)] };
};

/** Another call at a steady pace, whatever else goes on. @returns its times. */
const otherCalls = async (api: ApiProcess, seconds: number): Promise<number[]> => {
  const times: Promise<number>[] = [];
  const endsAt = performance.now() + seconds * 1000;
  while (performance.now() < endsAt) {
    const begun = performance.now();
    times.push(call(api, 'GET', '/fund/', {}).then(() => performance.now() - begun));
    await wait(OTHER_CALL_EVERY_MS);
  }
  return Promise.all(times);
};

/** Messages in turn from either side of one conversation after the other. @returns from sent to received, milliseconds. */
const talk = async (pairs: readonly Pair[], said: Map<string, number>, seconds: number): Promise<number> => {
  const endsAt = performance.now() + seconds * 1000;
  let n = 0;
  while (performance.now() < endsAt) {
    const pair = pairs[n % pairs.length];
    const text = `bench ${n}`;
    said.set(text, performance.now());
    const frame = {
      type: 'message',
      conversationId: pair?.id,
      clientId: randomBytes(12).toString('hex'),
      text,
    };
    (n % 2 === 0 ? pair?.visitor : pair?.agent)?.send(JSON.stringify(frame));
    n += 1;
    await wait(1000 / MESSAGES_A_SECOND);
  }
  return n;
};

const measure = async (
  world: World,
  apis: readonly [ApiProcess, ApiProcess],
  { seconds, note }: Kit,
): Promise<Row[]> => {
  const size = sizeName(world.size);
  const said = new Map<string, number>();
  const heard = new Map<string, number>();
  const latencies: number[] = [];
  /** Both sides receive every message: the second one to receive it is across instances. */
  const onText = (text: string) => {
    const begun = said.get(text);
    if (begun === undefined) return;
    heard.set(text, (heard.get(text) ?? 0) + 1);
    if (heard.get(text) === 2) latencies.push(performance.now() - begun);
  };
  await otherCalls(apis[0], 1);
  const idle = await otherCalls(apis[0], seconds);
  const before = apis.map(({ pid }) => residentOf(pid));
  note(`opening ${SOCKETS} sockets`);
  const { pairs, sockets } = await openAll(world, apis, onText);
  const after = apis.map(({ pid }) => residentOf(pid));
  const [busy, sent] = await Promise.all([otherCalls(apis[0], seconds), talk(pairs, said, seconds)]);
  for (let left = 50; latencies.length < sent && left > 0; left -= 1) await wait(100);
  for (const ws of sockets) ws.close();
  const lost = sent - latencies.length;
  const memory = (figures: number[]) => figures.map((figure) => figure.toFixed(0)).join(' + ');
  const p95 = { idle: percentile(idle, 0.95), busy: percentile(busy, 0.95) };
  return [
    {
      what: 'sockets open on two instances',
      size,
      ours: String(sockets.length),
      limit: '500',
      verdict: 'ok',
    },
    {
      what: `messages heard on both sides, ${(sent / seconds).toFixed(0)} a second`,
      size,
      ours: String(latencies.length),
      limit: String(sent),
      verdict: lost === 0 ? 'ok' : 'missed',
    },
    { what: 'said to heard on both instances, p50', size, ours: ms(percentile(latencies, 0.5)), verdict: '' },
    {
      what: 'said to heard on both instances, p99',
      size,
      ours: ms(percentile(latencies, 0.99)),
      verdict: '',
    },
    {
      what: 'resident MB of the two, against before the sockets',
      size,
      ours: memory(after),
      limit: memory(before),
      verdict: '',
    },
    {
      what: 'another call beside it, p95, against idle',
      size,
      ours: ms(p95.busy),
      limit: ms(p95.idle),
      ratio: (p95.busy / p95.idle).toFixed(2),
      verdict: p95.busy < 150 ? 'ok' : 'missed',
    },
  ];
};

export const bench: Bench = {
  summary: 'Live chat: 500 sockets on two instances, messages across them, other calls beside',
  async run(kit) {
    const world = await kit.world(kit.sizes[0] ?? 10_000);
    const settings = { PUBLIC_URL: origin };
    const one = await startApiProcess(world, settings);
    const two = await startApiProcess(world, settings);
    try {
      return await measure(world, [one, two], kit);
    } finally {
      await Promise.all([one.stop(), two.stop()]);
    }
  },
};
