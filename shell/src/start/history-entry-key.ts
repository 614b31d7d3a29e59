/**
 * Gives the history entry of a fresh load a key of its own; a reload, back and forward find the one they have.
 * The router calls every first entry "default" and would scroll a page to the place left on another.
 */
export const keyHistoryEntry = (): void => {
  const state: unknown = window.history.state;
  const current = typeof state === 'object' && state !== null ? state : {};
  if (!('key' in current)) window.history.replaceState({ ...current, key: Date.now().toString(36) }, '');
};
