import type { FieldError } from '@portal/contracts';
import { currentLanguage } from '../i18n/i18n.ts';

/** What is wrong with a field, in the language that the page has by now. */
export const fieldText = ({ message, messages }: FieldError): string =>
  messages?.[currentLanguage()] ?? message;

/** A text after the name of what it is about, with a colon; in French a space stands before that. */
export const labelled = (name: string, words: string): string =>
  `${name}${currentLanguage() === 'fr' ? '\u00a0' : ''}: ${words}`;
