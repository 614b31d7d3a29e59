import { create } from 'zustand';

/** What the one polite live region of the page says. The count makes a repeated text heard again. */
export const useAnnouncement = create<{ text: string; count: number }>(() => ({ text: '', count: 0 }));

export const announce = (text: string): void =>
  useAnnouncement.setState(({ count }) => ({ text, count: count + 1 }));
