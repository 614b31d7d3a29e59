import { roleMay } from '../access/permissions.ts';
import type { Role } from '../access/roles.ts';

/** Prepared replies belong to those who answer visitors: managers and super users by mail, chat agents in chats. */
export const mayEditReplies = ({
  role,
  isChatAgent,
}: {
  role: Role;
  isChatAgent: boolean | 0 | 1;
}): boolean =>
  roleMay(role, 'contact-message.manage') || (Boolean(isChatAgent) && roleMay(role, 'chat.answer'));
