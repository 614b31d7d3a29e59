/** An interest as the audit log names it, without whose it is. */
export const aboutInterest = (id: string, type: string) =>
  ({ process: 'CONTACT', entityType: 'interest', entityId: id, entityLabel: type }) as const;
