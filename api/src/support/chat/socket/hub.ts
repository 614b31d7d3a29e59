import { BENEFICIARY, roleMay } from '@portal/contracts';
import { closeCodes } from '@portal/contracts/support/enums';
import type { WebSocket } from 'ws';
import type { Deps } from '../../../kernel/deps.ts';
import { findConversation, findVisitorView, noteVisitorGone, noteVisitorHere } from '../conversations.db.ts';
import { noteClosed, noteNoCalls, noteOpen } from '../open-sockets.db.ts';
import { renewLeases } from '../presence.db.ts';
import type { TicketHolder } from '../socket-tickets.db.ts';
import { ChatSocket } from './chat-socket.ts';
import { Delivery } from './delivery.ts';
import { type AccountState, findAccountStates, findOpenSessions, findQueuePlaces } from './hub.db.ts';
import { Listener } from './listener.ts';
import { retryUntilDone } from './retry-until-done.ts';
import { Subscriptions } from './subscriptions.ts';

/** Many changes within this time are sent once. */
const GATHER_MS = 100;
const FAREWELL_MS = 2000;
const RELAXED_FACTOR = 100;

const mayStay = (socket: ChatSocket, state: AccountState | undefined): boolean => {
  if (!state?.isActive) return false;
  return socket.isAgent
    ? state.isChatAgent && roleMay(state.role, 'chat.answer')
    : state.role === BENEFICIARY;
};

const present = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.flatMap((value) => (value === null ? [] : [value]))),
];

/** The open sockets of this instance, and what is to be sent to them. */
export class ChatHub {
  readonly subscriptions = new Subscriptions();
  readonly #deps: Deps;
  readonly #sockets = new Set<ChatSocket>();
  readonly #delivery: Delivery;
  readonly #listener: Listener;
  #listening: Promise<void> | undefined;
  #gathering: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#delivery = new Delivery(deps.db, this.subscriptions);
    this.#listener = new Listener({
      db: deps.db,
      log: deps.log,
      onSignal: (payload) => this.#receive(payload),
      onConnected: () => this.#catchUp(),
    });
  }

  get size(): number {
    return this.#sockets.size;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** The first socket opens the connection that listens to other instances. */
  ready(): Promise<void> {
    this.#listening ??= this.#listener.start();
    return this.#listening;
  }

  /**
   * Takes a socket in; of more than three of one owner the oldest goes, wherever it is. Its session may have ended between
   * the ticket and now, so that is looked at before any frame.
   */
  add(ws: WebSocket, holder: TicketHolder): ChatSocket {
    const factor = this.#deps.config.rateLimits === 'relaxed' ? RELAXED_FACTOR : 1;
    const socket = new ChatSocket(ws, holder, factor);
    this.#sockets.add(socket);
    socket.listed = this.#persist(async () => {
      await noteOpen(this.#deps.db, [socket]);
      if (holder.conversationId === null) return;
      await noteNoCalls(this.#deps.db, holder.conversationId);
      await noteVisitorHere(this.#deps.db, holder.conversationId);
    });
    socket.work = this.#persist(async () => {
      await this.#checkSessions([socket]);
      await this.#checkUsers(present([holder.userId]));
    });
    return socket;
  }

  remove(socket: ChatSocket): void {
    this.#sockets.delete(socket);
    this.subscriptions.leaveAll(socket);
    this.#deps.background.run('chat socket closed', async () => {
      await socket.listed;
      await noteClosed(this.#deps.db, socket.id);
      const { conversationId } = socket.holder;
      if (conversationId !== null) await noteVisitorGone(this.#deps.db, conversationId, socket.owner);
    });
  }

  deliver(conversationId: string): void {
    void this.#persist(() => this.#delivery.deliver(conversationId));
  }

  /** Every 30 seconds: who does not answer goes, who does stays present, sessions that are over end. */
  async beat(): Promise<void> {
    for (const socket of this.#sockets) {
      if (socket.isAlive) socket.beat();
      else socket.terminate();
    }
    if (this.#sockets.size === 0) return;
    await this.#listener.probe();
    const sockets = [...this.#sockets];
    await renewLeases(
      this.#deps.db,
      present(sockets.filter(({ isAgent }) => isAgent).map(({ holder }) => holder.userId)),
    );
    await noteOpen(this.#deps.db, sockets);
    await this.#checkSessions(this.#sockets);
  }

  /** Asks every socket to come back elsewhere; resolves when they are gone, two seconds later in any case. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#gathering);
    for (const socket of this.#sockets) socket.close(1001, 'Going away');
    const endsAt = performance.now() + FAREWELL_MS;
    while (this.#sockets.size > 0 && performance.now() < endsAt)
      await new Promise((resolve) => setTimeout(resolve, 20));
    for (const socket of this.#sockets) socket.terminate();
    await this.#listener.stop();
  }

  /** A notification comes once: what it asks for is tried until the database answers. */
  #persist(work: () => Promise<void>): Promise<void> {
    const isWanted = () => !this.#isClosed && this.#sockets.size > 0;
    const warn = (error: unknown) => this.#deps.log.warn({ err: error }, 'chat delivery failed');
    return retryUntilDone(work, isWanted, warn);
  }

  #receive(payload: string): void {
    const [what, id = '', side, number] = payload.split(':');
    if (what === 'message') this.deliver(id);
    else if (what === 'conversation') this.#receiveChange(id);
    else if (what === 'desk') this.#sendToAgents();
    else if (what === 'read') this.#sendRead(id, side, Number(number));
    else if (what === 'typing') this.#sendTyping(id, side);
    else if (what === 'socket') this.#giveWay(id);
    else if (what === 'session') this.#end(({ holder }) => holder.sessionId === id);
    else if (what === 'user') void this.#persist(() => this.#checkUsers([id]));
  }

  #receiveChange(id: string): void {
    void this.#persist(() => this.#sendChange(id));
    this.#sendToAgents();
  }

  #toOtherSide(id: string, side: string | undefined, send: (socket: ChatSocket) => void): void {
    for (const socket of this.subscriptions.of(id)) if (socket.isAgent === (side === 'VISITOR')) send(socket);
  }

  #sendRead(id: string, reader: string | undefined, upTo: number): void {
    this.#toOtherSide(id, reader, (socket) => socket.send({ type: 'read', conversationId: id, upTo }));
  }

  #sendTyping(id: string, side: string | undefined): void {
    this.#toOtherSide(id, side, (socket) => socket.send({ type: 'typing', conversationId: id }));
  }

  #giveWay(id: string): void {
    for (const socket of this.#sockets)
      if (socket.id === id) socket.close(closeCodes.tooManySockets, 'Opened elsewhere');
  }

  #end(isMeant: (socket: ChatSocket) => boolean): void {
    for (const socket of this.#sockets)
      if (isMeant(socket)) socket.close(closeCodes.signedOut, 'The session is over');
  }

  /** To the visitor as it is now; an agent who gave it away gets no more of it. */
  async #sendChange(id: string): Promise<void> {
    const sockets = this.subscriptions.of(id);
    if (sockets.length === 0) return;
    const { db } = this.#deps;
    const conversation = await findConversation(db, id);
    for (const socket of sockets.filter(({ isAgent }) => isAgent)) {
      const isOpenToAll = conversation?.status === 'WAITING';
      if (!isOpenToAll && conversation?.agentId !== socket.holder.userId) {
        await this.#delivery.deliver(id); // the message that says so comes along
        this.subscriptions.leave(socket, id);
      }
    }
    const visitors = sockets.filter(({ isAgent }) => !isAgent);
    const view = visitors.length > 0 ? await findVisitorView(db, id) : undefined;
    if (view) for (const socket of visitors) socket.send({ type: 'conversation', conversation: view });
  }

  #sendToAgents(): void {
    if (this.#isClosed) return;
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      for (const socket of this.#sockets) if (socket.isAgent) socket.send({ type: 'desk' });
      void this.#persist(() => this.#sendPlaces());
    }, GATHER_MS).unref();
  }

  async #sendPlaces(): Promise<void> {
    const waiting = present([...this.#sockets].map(({ holder }) => holder.conversationId));
    if (waiting.length === 0) return;
    for (const { id, before } of await findQueuePlaces(this.#deps.db, waiting)) {
      for (const socket of this.subscriptions.of(id))
        if (!socket.isAgent) socket.send({ type: 'place', conversationId: id, before });
    }
  }

  #catchUp(): void {
    for (const id of this.subscriptions.conversations) {
      this.deliver(id);
      void this.#persist(() => this.#sendChange(id));
    }
    this.#sendToAgents();
    void this.#persist(() => noteOpen(this.#deps.db, [...this.#sockets]));
    void this.#persist(() => this.#checkSessions(this.#sockets));
    void this.#persist(() =>
      this.#checkUsers(present([...this.#sockets].map(({ holder }) => holder.userId))),
    );
  }

  async #checkSessions(sockets: Iterable<ChatSocket>): Promise<void> {
    const ids = present([...sockets].map(({ holder }) => holder.sessionId));
    if (ids.length === 0) return;
    const open = await findOpenSessions(this.#deps.db, ids);
    this.#end(
      ({ holder }) =>
        holder.sessionId !== null && ids.includes(holder.sessionId) && !open.has(holder.sessionId),
    );
  }

  async #checkUsers(ids: readonly string[]): Promise<void> {
    const concerned = [...this.#sockets].filter(
      ({ holder }) => holder.userId !== null && ids.includes(holder.userId),
    );
    if (concerned.length === 0) return;
    const states = new Map((await findAccountStates(this.#deps.db, ids)).map((state) => [state.id, state]));
    for (const socket of concerned) {
      if (!mayStay(socket, states.get(socket.holder.userId ?? '')))
        socket.close(closeCodes.notAllowed, 'Not allowed any more');
    }
  }
}
