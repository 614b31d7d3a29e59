import { withStorage } from '@portal/platform';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** What a device without storage cannot store; until the page is left. */
const unstored = new Map<string, string>();

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

const read = (key: string): string | null =>
  withStorage(() => localStorage.getItem(key)) ?? unstored.get(key) ?? null;

/** A choice that this device keeps under `key`, and how it is changed. A page rendered on a server begins without it. */
export const useStoredChoice = (key: string) => {
  const choice = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const store = (choice: string): void => {
    try {
      localStorage.setItem(key, choice);
    } catch {
      unstored.set(key, choice);
    }
    for (const changed of listeners) changed();
  };
  return [choice, store] as const;
};
