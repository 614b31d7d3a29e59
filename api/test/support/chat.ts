import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { REVIEWER, type Role } from '@portal/contracts';
import { secretHeader } from '@portal/contracts/call';
import { setPresence } from '@portal/contracts/support/agent-console';
import { createSocketTicket, startConversation } from '@portal/contracts/support/chat';
import type { Conversation } from '@portal/contracts/support/chat.schemas';
import { socketPath, socketProtocol, ticketProtocol } from '@portal/contracts/support/enums';
import type { ClientFrame, ServerFrame } from '@portal/contracts/support/frames';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import { buildApp } from '../../src/app.ts';
import { limiterOf } from '../../src/kernel/http/limiter.ts';
import { allRoutes } from '../../src/wiring.ts';
import type { TestClient } from './client.ts';
import type { TestPortal } from './portal.ts';
import { testFacts } from './server.ts';

type Kind = ServerFrame['type'];
type FrameOf<K extends Kind> = Extract<ServerFrame, { type: K }>;

/** A browser's end of a chat socket; keeps everything it receives, in order. */
export class TestSocket {
  readonly heard: ServerFrame[] = [];
  readonly closed: Promise<{ code: number; reason: string }>;
  readonly ws: WebSocket;
  #waiting: (() => void)[] = [];

  constructor(ws: WebSocket) {
    this.ws = ws;
    ws.on('message', (data) => {
      this.heard.push(JSON.parse(data.toString()));
      for (const look of this.#waiting.splice(0)) look();
    });
    this.closed = new Promise((resolve) => {
      ws.on('close', (code, reason) => resolve({ code, reason: reason.toString() }));
    });
  }

  /** The messages so far, without repeats of the same frame hidden. */
  get texts(): string[] {
    return this.heard.flatMap((frame) => (frame.type === 'message' ? [frame.message.text] : []));
  }

  say(frame: ClientFrame): void {
    this.ws.send(JSON.stringify(frame));
  }

  /** Resolves with the first frame that fits, also one that was received before. */
  async until<F extends ServerFrame>(fits: (frame: ServerFrame, index: number) => frame is F): Promise<F> {
    for (;;) {
      const found = this.heard.find(fits);
      if (found) return found;
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    }
  }

  next<K extends Kind>(kind: K, fits: (frame: FrameOf<K>) => boolean = () => true): Promise<FrameOf<K>> {
    return this.until((frame): frame is FrameOf<K> => frame.type === kind && fits(frame as FrameOf<K>)); // of that kind
  }

  message(text: string) {
    return this.next('message', ({ message }) => message.text === text);
  }
}

/** One more instance of the API on the portal's database, closed with the test. */
export const instanceOf = async (portal: TestPortal): Promise<FastifyInstance> => {
  const deps = { ...portal.deps, limiter: limiterOf(portal.db, portal.deps.config) };
  const app = await buildApp(deps, allRoutes);
  onTestFinished(() => app.close());
  return app;
};

/** Where the instance listens; it begins to when first asked. */
const addressOf = async (app: FastifyInstance): Promise<string> => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  return `ws://127.0.0.1:${port}/api${socketPath}`;
};

/** A socket with whatever ticket and headers; resolves to the refusal's status where there is one. */
export const dial = async (
  app: FastifyInstance,
  ticket: string,
  options: ClientOptions = {},
): Promise<TestSocket | number> => {
  const protocols = [socketProtocol, ticketProtocol(ticket)];
  const ws = new WebSocket(await addressOf(app), protocols, { origin: testFacts.publicUrl, ...options });
  onTestFinished(() => ws.terminate());
  return new Promise((resolve, reject) => {
    ws.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    ws.on('error', reject);
    const socket = new TestSocket(ws);
    ws.on('open', () => resolve(socket));
  });
};

export const ticketFor = async (client: TestClient, conversationId?: string): Promise<string> => {
  const body = conversationId === undefined ? {} : { conversationId };
  return (await client.call(createSocketTicket, { body })).body.data.ticket;
};

/** An open socket on the instance. */
export const connect = async (
  app: FastifyInstance,
  client: TestClient,
  conversationId?: string,
  options: ClientOptions = {},
): Promise<TestSocket> => {
  const socket = await dial(app, await ticketFor(client, conversationId), options);
  if (typeof socket === 'number') throw new Error(`Refused with ${socket}`);
  await socket.next('ready');
  return socket;
};

export const newClientId = (): string => randomBytes(12).toString('hex');

/** A chat agent who is there. */
export const availableAgent = async (portal: TestPortal, firstName = 'Efua', role: Role = REVIEWER) => {
  const user = await portal.make.user({ role, isChatAgent: true, firstName });
  const client = await portal.as(user);
  await client.call(setPresence, { body: { presence: 'AVAILABLE' } });
  return { user, client };
};

/** A visitor without an account who has begun a conversation. */
export const startedBy = async (
  portal: TestPortal,
  message = 'Hello',
): Promise<{ client: TestClient; conversation: Conversation }> => {
  const secret = randomBytes(32).toString('base64url');
  const client = portal.client({ [secretHeader]: secret });
  const { body } = await client.call(startConversation, {
    body: { name: 'Ama Owusu', email: 'ama@example.org', message, clientId: newClientId(), secret },
  });
  return { client, conversation: body.data };
};
