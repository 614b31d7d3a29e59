import { closeCodes, socketPath } from '@portal/contracts/support/enums';
import { ClientFrame } from '@portal/contracts/support/frames';
import { Compile } from 'typebox/compile';
import type { Deps } from '../../../kernel/deps.ts';
import { Problem, problem } from '../../../kernel/http/problem.ts';
import { refuseUnstorable } from '../../../kernel/server/storable-text.ts';
import { messageLimit } from '../chat-access.ts';
import { findConversation } from '../conversations.db.ts';
import { notifyInstances } from '../notify-instances.ts';
import { postAsAgent, postAsVisitor } from '../post-message.ts';
import { noteRead } from '../read-receipt.ts';
import type { ChatSocket } from './chat-socket.ts';
import type { ChatHub } from './hub.ts';

const checker = Compile(ClientFrame);
/** More conversations than one person answers at once. */
const MAX_FOLLOWED = 200;

/** @throws Error when it is none of the frames of the contract. */
const parse = (text: string): ClientFrame => {
  const frame: unknown = JSON.parse(text);
  if (!checker.Check(frame)) throw new Error('Not a frame');
  refuseUnstorable(frame);
  return frame;
};

/** A visitor's socket is for one conversation; an agent's for those that wait and their own. */
const requireAccess = async ({ db }: Deps, { holder, isAgent }: ChatSocket, id: string): Promise<void> => {
  if (!isAgent) {
    if (holder.conversationId !== id) throw problem('not_found');
    return;
  }
  const conversation = await findConversation(db, id);
  if (!conversation || (conversation.status !== 'WAITING' && conversation.agentId !== holder.userId))
    throw problem('not_found');
};

const requireOwn = async ({ db }: Deps, { holder }: ChatSocket, id: string): Promise<void> => {
  const conversation = await findConversation(db, id);
  if (conversation?.agentId !== holder.userId) throw problem('not_found');
};

const act = async (hub: ChatHub, deps: Deps, socket: ChatSocket, frame: ClientFrame): Promise<void> => {
  const { db } = deps;
  const { conversationId } = frame;
  const side = socket.isAgent ? 'AGENT' : 'VISITOR';
  const { userId } = socket.holder;
  await requireAccess(deps, socket, conversationId);
  if (frame.type === 'follow') {
    if (socket.cursors.size >= MAX_FOLLOWED) throw problem('too_many_requests');
    hub.subscriptions.follow(socket, conversationId, frame.after);
    return hub.deliver(conversationId);
  }
  if (socket.isAgent) await requireOwn(deps, socket, conversationId);
  if (frame.type === 'typing') return notifyInstances(db, 'typing', conversationId, side);
  if (frame.type === 'read') return noteRead(db, conversationId, side, frame.upTo);
  await deps.limiter.take(messageLimit, socket.owner);
  const { type: _type, conversationId: _id, ...input } = frame;
  const { seq } =
    socket.isAgent && userId !== null
      ? await postAsAgent(db, conversationId, userId, input)
      : await postAsVisitor(db, conversationId, userId, input);
  socket.send({ type: 'sent', conversationId, clientId: frame.clientId, seq });
};

const refuse = (deps: Deps, socket: ChatSocket, frame: ClientFrame, error: unknown): void => {
  const code = error instanceof Problem ? error.code : 'unavailable';
  const { userId } = socket.holder;
  const caller = userId === null ? {} : { user: userId };
  deps.log.info({ code, url: `/api${socketPath}`, frame: frame.type, ...caller }, 'refused');
  if (code === 'too_many_requests') {
    socket.close(closeCodes.tooManyMessages, 'Too many messages');
    return;
  }
  if (!(error instanceof Problem)) deps.log.warn({ err: error }, 'chat frame failed');
  const { conversationId } = frame;
  const clientId = frame.type === 'message' ? { clientId: frame.clientId } : {};
  socket.send({ type: 'refused', code, conversationId, ...clientId });
};

/** Takes one frame of a browser; whatever is not one closes the socket. */
export const handleFrame = (hub: ChatHub, deps: Deps, socket: ChatSocket, text: string): void => {
  let frame: ClientFrame;
  try {
    frame = parse(text);
  } catch {
    socket.close(closeCodes.badMessage, 'Not a message of this protocol');
    return;
  }
  socket.work = socket.work
    .then(() => (socket.isOpen ? act(hub, deps, socket, frame) : undefined))
    .catch((error: unknown) => refuse(deps, socket, frame, error));
};
