import type { Mentionable } from '@portal/contracts/review/notes';

/** How somebody is named in a text. */
const mentionOf = ({ name }: Mentionable): string => `@${name}`;

/** Ids of those whose names stand in a text behind an @; of two names that begin alike the longer one counts. */
export const mentionedIn = (text: string, people: readonly Mentionable[]): string[] => {
  let rest = text;
  const found: string[] = [];
  for (const person of [...people].sort((one, other) => other.name.length - one.name.length)) {
    if (!rest.includes(mentionOf(person))) continue;
    found.push(person.userId);
    rest = rest.replaceAll(mentionOf(person), '');
  }
  return found;
};

/** What was typed, with a mention after it, ready to go on. */
export const withMention = (typed: string, person: Mentionable): string =>
  `${typed}${typed === '' || /\s$/.test(typed) ? '' : ' '}${mentionOf(person)} `;
