/** By which way somebody wrote: the contact form, beside an application, or a live chat. */
export const inboxKinds = ['CONTACT', 'APPLICATION', 'CHAT'] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** NEW: nobody took it on. OPEN: somebody did, or whoever wrote asked again. Both wait for a reply. */
export const inboxStates = ['NEW', 'OPEN', 'ANSWERED', 'CLOSED'] as const;
export type InboxState = (typeof inboxStates)[number];

/** The states in which somebody waits for a reply. */
export const waitingStates = ['NEW', 'OPEN'] as const satisfies readonly InboxState[];

/** Kinds that are handed to a person here; a chat is taken and handed over at the desk. */
export const assignableKinds = ['CONTACT', 'APPLICATION'] as const satisfies readonly InboxKind[];
export type AssignableKind = (typeof assignableKinds)[number];
