import { singleLine } from '../http/single-line.ts';

/** So many letters of a name are enough for a greeting. */
const MAX_CHARACTERS = 60;

/** Letters, marks, joiners and the few signs that names have; digits only one or two at a time. */
const foreign = /(?!\u200c|\u200d)[^\p{L}\p{M}\p{N}'’ʼ.\- ]|\p{N}{3,}/gu;

/**
 * A name as a mail may say it. Whoever fills in a form names the address that the mail goes to, so a name
 * must not carry a link, a phone number or lines of its own to somebody else.
 * @returns an empty text when nothing of a name is left.
 */
export const nameInMail = (name: string): string =>
  [
    ...singleLine(
      singleLine(name)
        .replace(foreign, ' ')
        .replace(/\.(?=\S)/g, '. '),
    ),
  ]
    .slice(0, MAX_CHARACTERS)
    .join('')
    .trim();

/** What mail programs make links of; an abbreviation has single letters behind its dots. */
const linking = /:?\/\/+|@|(?<=\S)\.(?=\p{L}{2})/gu;

/** A title that an applicant chose, as a mail to others may say it: nothing of it is a link. */
export const titleInMail = (title: string): string =>
  singleLine(title).replace(linking, (sign) => (sign === '.' ? '. ' : ' '));

const fit = { firstName: nameInMail, lastName: nameInMail, signatory: nameInMail, projectTitle: titleInMail };

/** The facts of a mail with names and titles among them made fit for it. */
export const withFitNames = <T extends object>(facts: T): T => {
  const names = Object.entries(fit).flatMap(([key, inMail]) => {
    const value: unknown = Reflect.get(facts, key);
    return typeof value === 'string' ? [[key, inMail(value)] as const] : [];
  });
  return { ...facts, ...Object.fromEntries(names) };
};
