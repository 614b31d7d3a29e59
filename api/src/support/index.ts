/** Conversations with people: chat, messages, interest, and the inbox of staff. The only file that others import. */
export { agentConsoleRoutes } from './chat/agent-console.route.ts';
export { chatMaintenanceJob } from './chat/maintenance.job.ts';
export { addChatSocket } from './chat/socket/add-chat-socket.ts';
export { socketTicketRoutes } from './chat/socket-ticket.route.ts';
export { visitorChatRoutes } from './chat/visitor.route.ts';
export { unassignMessages } from './contact-messages/assignees.db.ts';
export { insertContactMessage } from './contact-messages/contact-messages.db.ts';
export { contactMessageRoutes } from './contact-messages/contact-messages.route.ts';
export { seedContactMessages } from './contact-messages/contact-messages.seed.ts';
export { supportFiles } from './file-uses.db.ts';
export { inboxRoutes } from './inbox/inbox.route.ts';
export { interestRoutes } from './interest/interest.route.ts';
export { seedInterests } from './interest/interests.seed.ts';
export { publicFormRoutes } from './public-forms/public-forms.route.ts';
