/**
 * Gives the history entry of a fresh load a key of its own; a reload, back and forward find the one they have.
 * The router calls every first entry "default" and would scroll a page to the place left on another.
 */
export const keyHistoryEntry = (): void => {
  const state: unknown = window.history.state;
  const kept = typeof state === 'object' && state !== null ? state : {};
  if (!('key' in kept)) window.history.replaceState({ ...kept, key: Date.now().toString(36) }, '');
};
