import { messagesOf } from '../../kernel/messages/messages.ts';
import en from './en.json' with { type: 'json' };

/** What the support domain says to callers, in every language. */
export const textOf = messagesOf(en, import.meta.dirname);
