/** A contact message as the audit log names it. */
export const aboutMessage = ({ id, ticketNumber }: { id: string; ticketNumber: string }) =>
  ({
    process: 'CONTACT',
    entityType: 'contact-message',
    entityId: id,
    entityLabel: ticketNumber,
  }) as const;
