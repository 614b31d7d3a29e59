/** For a fresh load: the router calls every first entry "default" and would scroll to another's place. */
export const keyHistoryEntry = (): void => {
  const state: unknown = window.history.state;
  const current = typeof state === 'object' && state !== null ? state : {};
  if (!('key' in current)) window.history.replaceState({ ...current, key: Date.now().toString(36) }, '');
};
