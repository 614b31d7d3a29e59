import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeCodes, socketPath, socketProtocol } from '@portal/contracts/support/enums';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Deps } from '../../../kernel/deps.ts';
import { isAllowedOrigin } from '../../../kernel/http/allowed-origin.ts';
import { networkOf, perAddress } from '../../../kernel/http/limiter.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import { type TicketHolder, takeSocketTicket } from '../socket-tickets.db.ts';
import { handleFrame } from './handle-frame.ts';
import { type ChatHub, chatHub } from './hub.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Everything that is open beside requests; `close` asks it to come back elsewhere. */
    chatHub: ChatHub;
  }
}

const MAX_FRAME = 64 * 1024;
/** A message of 64 KiB needs none; a thousand tiny ones cost more than they carry. */
const MAX_FRAGMENTS = 64;
const BEAT_MS = 30_000;
const MAX_SOCKETS = 5000;
const handshakes = perAddress('chat-socket', 600, 60);

const reasons: Record<number, string> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** Who does not hang up as well would keep half a connection for good: no time limit ends an upgraded one. */
const refuse = (socket: Duplex, status: number): void => {
  const head = `HTTP/1.1 ${status} ${reasons[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  socket.end(head, () => socket.destroy());
};

/** As for requests: a proxy's word counts for as many hops as are ours. */
const addressOf = (request: IncomingMessage, trustedHops: number): string => {
  const own = request.socket.remoteAddress ?? '';
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return trustedHops === 0 ? own : (forwarded.at(-trustedHops) ?? forwarded[0] ?? own);
};

const ticketOf = (request: IncomingMessage): string | undefined =>
  /(?:^|[\s,])ticket\.([0-9a-f]{32})(?:$|[\s,])/.exec(
    String(request.headers['sec-websocket-protocol'] ?? ''),
  )?.[1];

/** Who may open a socket with this request. @returns a status instead of a holder when nobody may. */
const admit = async (deps: Deps, hub: ChatHub, request: IncomingMessage): Promise<TicketHolder | number> => {
  const { config, limiter, db } = deps;
  const path = (request.url ?? '').split('?', 1)[0];
  if (path !== `/api${socketPath}` || request.method !== 'GET') return 404;
  if (!isAllowedOrigin(config.publicUrl, request.headers.origin)) return 403;
  if (hub.isClosed || hub.size >= MAX_SOCKETS) return 503;
  try {
    await limiter.take(handshakes, networkOf(addressOf(request, config.trustedHops)));
    const ticket = ticketOf(request);
    const holder = ticket === undefined ? undefined : await takeSocketTicket(db, ticket);
    if (holder) await hub.ready();
    return holder ?? 401;
  } catch (error) {
    return error instanceof Problem ? error.status : 503;
  }
};

const open = (hub: ChatHub, deps: Deps, ws: WebSocket, holder: TicketHolder): void => {
  const socket = hub.add(ws, holder);
  ws.on('pong', () => {
    socket.isAlive = true;
  });
  ws.on('message', (data, isBinary) => {
    if (!socket.admit()) return;
    if (isBinary) return socket.close(closeCodes.badMessage, 'Text only');
    handleFrame(hub, deps, socket, data.toString());
  });
  // A broken frame closes the socket with its code; there is nothing more to do about it.
  ws.on('error', (error) => deps.log.debug({ err: error }, 'chat socket failed'));
  ws.on('close', () => hub.remove(socket));
  socket.send({ type: 'ready' });
};

/** Opens chat sockets on the server's upgrades. */
export const addChatSocket = (app: FastifyInstance, deps: Deps): void => {
  const hub = chatHub(deps);
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MAX_FRAME,
    maxFragments: MAX_FRAGMENTS,
    handleProtocols: () => socketProtocol,
  });
  app.decorate('chatHub', hub);
  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    socket.on('error', () => socket.destroy());
    const holder = await admit(deps, hub, request);
    if (typeof holder === 'number') {
      const ip = addressOf(request, deps.config.trustedHops);
      deps.log.info(
        { reqId: randomUUID(), code: `socket_${holder}`, ip, url: `/api${socketPath}` },
        'refused',
      );
      return refuse(socket, holder);
    }
    server.handleUpgrade(request, socket, head, (ws) => open(hub, deps, ws, holder));
  };
  app.server.on('upgrade', upgrade);
  const timer = setInterval(() => {
    hub.beat().catch((error: unknown) => deps.log.warn({ err: error }, 'chat beat failed'));
  }, BEAT_MS).unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await hub.close();
  });
};
