import { about } from '../../kernel/audit/record-audit.ts';

/** A contact message as the audit log names it. */
export const aboutMessage = ({ id, ticketNumber }: { id: string; ticketNumber: string }) =>
  about('CONTACT', 'contact-message', id, ticketNumber);
