/** Where a conversation stands: nobody took it yet, somebody did, it is over. */
export const conversationStatuses = ['WAITING', 'ACTIVE', 'CLOSED'] as const;
export type ConversationStatus = (typeof conversationStatuses)[number];

export const messageSources = ['VISITOR', 'AGENT', 'SYSTEM'] as const;
export type MessageSource = (typeof messageSources)[number];

/** What a message of the system tells. */
export const chatEvents = ['JOINED', 'TRANSFERRED', 'LEFT', 'CLOSED', 'STALE', 'TICKET'] as const;
export type ChatEvent = (typeof chatEvents)[number];

/** Whether new conversations may wait for an agent. */
export const presences = ['AVAILABLE', 'AWAY'] as const;
export type Presence = (typeof presences)[number];

/** Longest texts in characters. */
export const chatLimits = { name: 80, text: 2000, replyTitle: 80, reply: 2000 } as const;

/** What may be attached to a message, by the ending of its name; the bytes must be of that type. */
export const chatFileEndings = ['jpeg', 'jpg', 'png', 'webp', 'pdf'] as const;
/** One side may attach so many files to a conversation, and so many bytes of them in all. */
export const chatFileLimits = { files: 20, bytes: 40 * 1024 * 1024 } as const;

/** Frames of one person a minute, over all of their sockets on one instance; plain calls count likewise. */
export const MESSAGES_A_MINUTE = 100;

/** Where the socket is opened, relative to `/api`. */
export const socketPath = '/chat/socket';
/** The subprotocol; the ticket travels beside it, so that no address and no log holds it. */
export const socketProtocol = 'portal-chat-1';
export const ticketProtocol = (ticket: string): string => `ticket.${ticket}`;

/** Why the server closes a socket, beside the codes of the protocol itself (1001 going away, 1009 too big). */
export const closeCodes = {
  badMessage: 4400,
  signedOut: 4401,
  notAllowed: 4403,
  noAnswer: 4408,
  tooManySockets: 4409,
  tooManyMessages: 4429,
} as const;
