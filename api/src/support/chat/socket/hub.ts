import { BENEFICIARY, roleMay } from '@portal/contracts';
import { closeCodes } from '@portal/contracts/support/enums';
import type { WebSocket } from 'ws';
import type { Deps } from '../../../kernel/deps.ts';
import { findConversation, findVisitorView, noteVisitorGone, noteVisitorHere } from '../conversations.db.ts';
import { noteClosed, noteNoCalls, noteOpen } from '../open-sockets.db.ts';
import { renewLeases } from '../presence.db.ts';
import type { TicketHolder } from '../socket-tickets.db.ts';
import { ChatSocket } from './chat-socket.ts';
import { deliveryTo } from './delivery.ts';
import { type AccountState, findAccountStates, findOpenSessions, findQueuePlaces } from './hub.db.ts';
import { listenTo } from './listener.ts';
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
export const chatHub = (deps: Deps) => {
  const { db, config, log, background } = deps;
  const subscriptions = new Subscriptions();
  const sockets = new Set<ChatSocket>();
  const deliverNow = deliveryTo(db, subscriptions);
  let listening: Promise<void> | undefined;
  let gathering: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** A notification comes once: what it asks for is tried until the database answers. */
  const persist = (work: () => Promise<void>): Promise<void> => {
    const isWanted = () => !isClosed && sockets.size > 0;
    const warn = (error: unknown) => log.warn({ err: error }, 'chat delivery failed');
    return retryUntilDone(work, isWanted, warn);
  };

  const deliver = (conversationId: string): void => void persist(() => deliverNow(conversationId));

  const toOtherSide = (id: string, side: string | undefined, send: (socket: ChatSocket) => void): void => {
    for (const socket of subscriptions.of(id)) if (socket.isAgent === (side === 'VISITOR')) send(socket);
  };

  const end = (isMeant: (socket: ChatSocket) => boolean): void => {
    for (const socket of sockets)
      if (isMeant(socket)) socket.close(closeCodes.signedOut, 'The session is over');
  };

  /** To the visitor as it is now; an agent who gave it away gets no more of it. */
  const sendChange = async (id: string): Promise<void> => {
    const followers = subscriptions.of(id);
    if (followers.length === 0) return;
    const conversation = await findConversation(db, id);
    for (const socket of followers.filter(({ isAgent }) => isAgent)) {
      const isOpenToAll = conversation?.status === 'WAITING';
      if (!isOpenToAll && conversation?.agentId !== socket.holder.userId) {
        await deliverNow(id); // the message that says so comes along
        subscriptions.leave(socket, id);
      }
    }
    const visitors = followers.filter(({ isAgent }) => !isAgent);
    const view = visitors.length > 0 ? await findVisitorView(db, id) : undefined;
    if (view) for (const socket of visitors) socket.send({ type: 'conversation', conversation: view });
  };

  const sendPlaces = async (): Promise<void> => {
    const waiting = present([...sockets].map(({ holder }) => holder.conversationId));
    if (waiting.length === 0) return;
    for (const { id, before } of await findQueuePlaces(db, waiting)) {
      for (const socket of subscriptions.of(id))
        if (!socket.isAgent) socket.send({ type: 'place', conversationId: id, before });
    }
  };

  const sendToAgents = (): void => {
    if (isClosed) return;
    gathering ??= setTimeout(() => {
      gathering = undefined;
      for (const socket of sockets) if (socket.isAgent) socket.send({ type: 'desk' });
      void persist(sendPlaces);
    }, GATHER_MS).unref();
  };

  const checkSessions = async (concerned: Iterable<ChatSocket>): Promise<void> => {
    const ids = present([...concerned].map(({ holder }) => holder.sessionId));
    if (ids.length === 0) return;
    const open = await findOpenSessions(db, ids);
    end(
      ({ holder }) =>
        holder.sessionId !== null && ids.includes(holder.sessionId) && !open.has(holder.sessionId),
    );
  };

  const checkUsers = async (ids: readonly string[]): Promise<void> => {
    const concerned = [...sockets].filter(
      ({ holder }) => holder.userId !== null && ids.includes(holder.userId),
    );
    if (concerned.length === 0) return;
    const states = new Map((await findAccountStates(db, ids)).map((state) => [state.id, state]));
    for (const socket of concerned) {
      if (!mayStay(socket, states.get(socket.holder.userId ?? '')))
        socket.close(closeCodes.notAllowed, 'Not allowed any more');
    }
  };

  const receivers: Record<string, (id: string, side: string | undefined, upTo: number) => void> = {
    message: deliver,
    conversation: (id) => {
      void persist(() => sendChange(id));
      sendToAgents();
    },
    desk: sendToAgents,
    read: (conversationId, reader, upTo) =>
      toOtherSide(conversationId, reader, (socket) => socket.send({ type: 'read', conversationId, upTo })),
    typing: (conversationId, side) =>
      toOtherSide(conversationId, side, (socket) => socket.send({ type: 'typing', conversationId })),
    socket: (id) => {
      for (const socket of sockets)
        if (socket.id === id) socket.close(closeCodes.tooManySockets, 'Opened elsewhere');
    },
    session: (id) => end(({ holder }) => holder.sessionId === id),
    user: (id) => void persist(() => checkUsers([id])),
  };

  const listener = listenTo({
    db,
    log,
    onSignal: (payload) => {
      const [what = '', id = '', side, number] = payload.split(':');
      receivers[what]?.(id, side, Number(number));
    },
    onConnected: () => {
      for (const id of subscriptions.conversations) {
        deliver(id);
        void persist(() => sendChange(id));
      }
      sendToAgents();
      void persist(() => noteOpen(db, [...sockets]));
      void persist(() => checkSessions(sockets));
      void persist(() => checkUsers(present([...sockets].map(({ holder }) => holder.userId))));
    },
  });

  return {
    subscriptions,

    get size(): number {
      return sockets.size;
    },

    get isClosed(): boolean {
      return isClosed;
    },

    /** The first socket opens the connection that listens to other instances. */
    ready: (): Promise<void> => {
      listening ??= listener.start();
      return listening;
    },

    /**
     * Takes a socket in; of more than three of one owner the oldest goes, wherever it is. Its session may have ended between
     * the ticket and now, so that is looked at before any frame.
     */
    add: (ws: WebSocket, holder: TicketHolder): ChatSocket => {
      const socket = new ChatSocket(ws, holder, config.rateLimits === 'relaxed' ? RELAXED_FACTOR : 1);
      sockets.add(socket);
      socket.listed = persist(async () => {
        await noteOpen(db, [socket]);
        if (holder.conversationId === null) return;
        await noteNoCalls(db, holder.conversationId);
        await noteVisitorHere(db, holder.conversationId);
      });
      socket.work = persist(async () => {
        await checkSessions([socket]);
        await checkUsers(present([holder.userId]));
      });
      return socket;
    },

    remove: (socket: ChatSocket): void => {
      sockets.delete(socket);
      subscriptions.leaveAll(socket);
      background.run('chat socket closed', async () => {
        await socket.listed;
        await noteClosed(db, socket.id);
        const { conversationId } = socket.holder;
        if (conversationId !== null) await noteVisitorGone(db, conversationId, socket.owner);
      });
    },

    deliver,

    /** Every 30 seconds: who does not answer goes, who does stays present, sessions that are over end. */
    beat: async (): Promise<void> => {
      for (const socket of sockets) {
        if (socket.isAlive) socket.beat();
        else socket.terminate();
      }
      if (sockets.size === 0) return;
      await listener.probe();
      const now = [...sockets];
      await renewLeases(db, present(now.filter(({ isAgent }) => isAgent).map(({ holder }) => holder.userId)));
      await noteOpen(db, now);
      await checkSessions(sockets);
    },

    /** Asks every socket to come back elsewhere; resolves when they are gone, two seconds later in any case. */
    close: async (): Promise<void> => {
      isClosed = true;
      clearTimeout(gathering);
      for (const socket of sockets) socket.close(1001, 'Going away');
      const endsAt = performance.now() + FAREWELL_MS;
      while (sockets.size > 0 && performance.now() < endsAt)
        await new Promise((resolve) => setTimeout(resolve, 20));
      for (const socket of sockets) socket.terminate();
      await listener.stop();
    },
  };
};

export type ChatHub = ReturnType<typeof chatHub>;
