import { about } from '../../kernel/audit/audit-entry.ts';

/** A contact message as the audit log names it. */
export const aboutMessage = ({ id, ticketNumber }: { id: string; ticketNumber: string }) =>
  about('CONTACT', 'contact-message', id, ticketNumber);
