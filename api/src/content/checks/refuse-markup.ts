import { problem, type RefusedField } from '../../kernel/http/problem.ts';
import { textOf } from '../locales/messages.ts';
import { flat } from '../texts/content-changes.ts';

const tag = /<\/?[a-z!?][^<]*>|<\s*(?:\/\s*)?(?:script|iframe|object|embed|svg|img|style|link|meta|form)\b/i;
// Tab and line feed are text; direction overrides make a text read otherwise than it is stored.
const hidden = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/u;

const refusal = (field: string, text: unknown): RefusedField | undefined => {
  if (typeof text !== 'string') return undefined;
  if (tag.test(text)) return { field, code: 'markup', message: textOf('content.markup') };
  return hidden.test(text) ? { field, code: 'control_characters' } : undefined;
};

/**
 * Refuses markup and hidden characters in what staff write for the public. Pages render text as
 * text, so this is a second check, and its error reaches the author at once. The value must have passed
 * its schema: the walk trusts its depth.
 * @throws Problem invalid_request naming every such field.
 */
export const refuseMarkup = (value: unknown, path = ''): void => {
  const fields = flat(value, path).flatMap(([field, text]) => refusal(field, text) ?? []);
  if (fields.length > 0) throw problem('invalid_request', { fields });
};
