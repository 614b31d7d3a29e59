/** The field that a link to its section asks for. */
export const fieldAsked = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'field' in state ? String(state.field) : undefined;

/** The line in which the field is that a link asks for: a closed one would take no focus. */
export const askedLine = (asked: unknown, name: string): number | undefined => {
  const [list, line] = fieldAsked(asked)?.split('.') ?? [];
  return list === name && line !== undefined ? Number(line) : undefined;
};
