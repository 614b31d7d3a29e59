import type { FieldError } from '@portal/contracts';
import { currentLanguage } from '../i18n/i18n.ts';

/** What is wrong with a field, in the language that the page has by now. */
export const fieldText = ({ message, messages }: FieldError): string =>
  messages?.[currentLanguage()] ?? message;
