/** Where a conversation stands: nobody took it yet, somebody did, it is over. */
export const conversationStatuses = ['WAITING', 'ACTIVE', 'CLOSED'] as const;

export const messageSources = ['VISITOR', 'AGENT', 'SYSTEM'] as const;

/** What a message of the system says. */
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
/** By which way somebody wrote: the contact form, beside an application, or a live chat. */
export const inboxKinds = ['CONTACT', 'APPLICATION', 'CHAT'] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** NEW: nobody took it on. OPEN: somebody did, or whoever wrote asked again. Both wait for a reply. */
export const inboxStates = ['NEW', 'OPEN', 'ANSWERED', 'CLOSED'] as const;
export type InboxState = (typeof inboxStates)[number];

/** The states in which somebody waits for a reply. */
export const waitingStates = ['NEW', 'OPEN'] as const satisfies readonly InboxState[];

/** Kinds that are handed to a person here; a chat is taken and handed over in the agent console. */
export const assignableKinds = ['CONTACT', 'APPLICATION'] as const satisfies readonly InboxKind[];
export type AssignableKind = (typeof assignableKinds)[number];
/** What a visitor is interested in. */
export const interestTypes = [
  'APPLY_BASE_FUND',
  'APPLY_CREDIT_FUND',
  'CONTRIBUTE',
  'PARTNER',
  'NEWS_UPDATES',
] as const;

export type InterestType = (typeof interestTypes)[number];

/** Whether somebody of the Fund has written to them. */
export const interestStatuses = ['NEW', 'CONTACTED', 'CLOSED'] as const;

export type InterestStatus = (typeof interestStatuses)[number];
/** What a visitor writes about. */
export const contactTopics = [
  'GENERAL',
  'APPLICATION',
  'TECHNICAL',
  'COMPLAINT',
  'MEDIA',
  'PARTNERSHIP',
] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const contactStatuses = ['NEW', 'OPEN', 'ANSWERED', 'CLOSED', 'SPAM'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

/** Longest texts in characters. */
export const contactLimits = { name: 80, subject: 150, message: 4000, reply: 4000 } as const;
