import { withStorage } from '@portal/platform';

/** What a tab stores of a chat until it is closed; where the browser refuses storage, until the page is left. */
const memory = new Map<string, string>();

export const keep = (name: string, value: unknown): void => {
  const text = JSON.stringify(value);
  memory.set(name, text);
  withStorage(() => sessionStorage.setItem(name, text));
};

export const forget = (name: string): void => {
  memory.delete(name);
  withStorage(() => sessionStorage.removeItem(name));
};

/** @returns the stored value, as it was kept under this name; null where it is absent or not JSON. */
export const recall = <Value>(name: string): Value | null =>
  withStorage(() => JSON.parse(sessionStorage.getItem(name) ?? memory.get(name) ?? 'null')) ?? null;
