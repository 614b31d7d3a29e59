import { dismissedMark, dismissedStore, withStorage } from '@portal/platform';

/** Without storage, those that stand on the root element, by which a style hides them before the first paint. */
const dismissedIds = (): string[] => {
  try {
    return (localStorage.getItem(dismissedStore) ?? '').split(' ').filter((id) => id !== '');
  } catch {
    return (document.documentElement.dataset[dismissedMark] ?? '').split(' ');
  }
};

const mark = (ids: readonly string[]): void => {
  document.documentElement.dataset[dismissedMark] = ids.join(' ');
};

/** Where no page was prerendered, nothing has set the mark yet. */
export const markDismissed = (): void => mark(dismissedIds());

/** Puts a notice away on this device, for as long as its id stays. */
export const dismiss = (id: string): void => {
  const ids = [...new Set([...dismissedIds(), id])];
  mark(ids);
  // Without a store it is put away until the page is loaded anew.
  withStorage(() => localStorage.setItem(dismissedStore, ids.join(' ')));
};
