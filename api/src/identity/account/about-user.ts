/** What an entry of the log is about. */
export const aboutUser = ({ id, email }: { id: string; email: string }) =>
  ({ entityType: 'user', entityId: id, entityLabel: email }) as const;
