/** The address that the page before has asked for or proven. The browser keeps it across a reload. */
export const emailOfState = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
