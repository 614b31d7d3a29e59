import type { FieldError } from '@portal/contracts';
import { currentLanguage } from '../i18n/i18n.ts';

/** What is wrong with a field, in the language that the page has by now. */
export const fieldText = ({ message, messages }: FieldError): string =>
  messages?.[currentLanguage()] ?? message;

/** What is said of something that has a name; French parts the colon from it. */
export const saidOf = (name: string, words: string): string =>
  `${name}${currentLanguage() === 'fr' ? '\u00a0' : ''}: ${words}`;
