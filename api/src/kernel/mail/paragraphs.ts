import { fillPlaceholders } from '../messages/fill-placeholders.ts';
import type { MailDetail, MailList } from './mail-data.ts';

/** Names in double braces. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w{1,40})\}\}/g)].map(([, name = '']) => name);

/** Facts as they stand within a line: a list runs on, one that this mail lacks is a dash. */
export const inLine = (
  facts: Record<string, unknown>,
  details: readonly MailDetail[],
  lacking: readonly string[],
): Record<string, unknown> => ({
  ...Object.fromEntries(lacking.map((name) => [name, '–'])),
  ...Object.fromEntries(details.map(({ name, values }) => [name, values.join('; ')])),
  ...facts,
});

/** A paragraph part by part: a fact alone in its line is a list under the lines before it. */
const partsOf = (
  paragraph: string,
  facts: Record<string, unknown>,
  details: readonly MailDetail[],
): (string | MailList)[] => {
  const parts: (string | MailList)[] = [];
  const lines: string[] = [];
  const take = () => fillPlaceholders(lines.splice(0).join('\n'), facts);
  for (const line of paragraph.split('\n')) {
    const listed = details.find(({ name }) => line.trim() === `{{${name}}}`);
    if (listed) parts.push({ label: take(), values: listed.values });
    else lines.push(line);
  }
  if (lines.length > 0) parts.push(take());
  return parts;
};

/** An empty line parts paragraphs; one that names only facts which this mail lacks is left out. */
export const paragraphsOf = (
  body: string,
  facts: Record<string, unknown>,
  { details = [], lacking = [] }: { details?: readonly MailDetail[]; lacking?: readonly string[] } = {},
): (string | MailList)[] =>
  body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => {
      const names = namesIn(paragraph);
      return names.length === 0 || names.some((name) => !lacking.includes(name));
    })
    .flatMap((paragraph) => partsOf(paragraph, facts, details));
