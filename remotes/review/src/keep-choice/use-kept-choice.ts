import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** What a device that keeps nothing was told; until the page is left. */
const told = new Map<string, string>();

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key) ?? told.get(key) ?? null;
  } catch {
    return told.get(key) ?? null;
  }
};

/** A choice that this device keeps under `key`, and how it is changed. A page rendered on a server begins without it. */
export const useKeptChoice = (key: string) => {
  const kept = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const keep = (choice: string): void => {
    try {
      localStorage.setItem(key, choice);
    } catch {
      told.set(key, choice);
    }
    for (const changed of listeners) changed();
  };
  return [kept, keep] as const;
};
