import { roleMay } from './permissions.ts';
import type { Role } from './roles.ts';

/** Whether somebody answers visitors: managers and super users by mail, chat agents in chats and in the tickets of their own chats. */
export const answersVisitors = ({
  role,
  isChatAgent,
}: {
  role: Role;
  isChatAgent: boolean | 0 | 1;
}): boolean =>
  roleMay(role, 'contact-message.manage') || (Boolean(isChatAgent) && roleMay(role, 'chat.answer'));
