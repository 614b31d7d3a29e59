import { forget, keep, recall } from '../connection/tab-storage.ts';

const nameOf = (id: string) => `portal_chat_draft:${id}`;

/** What was typed in a conversation and not sent; it outlives the page. */
export const draftOf = (id: string): string => recall<string>(nameOf(id)) ?? '';

export const storeDraft = (id: string, text: string): void => {
  if (text === '') forget(nameOf(id));
  else keep(nameOf(id), text);
};
