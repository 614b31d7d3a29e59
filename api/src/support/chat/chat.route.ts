import type { Route } from '../../kernel/server/route.ts';
import { agentConsoleRoutes } from './agent-console.route.ts';
import { ticketRoutes } from './ticket.route.ts';
import { visitorChatRoutes } from './visitor.route.ts';

export const chatRoutes: readonly Route[] = [...visitorChatRoutes, ...agentConsoleRoutes, ...ticketRoutes];
