import { isLanguage, languageNames } from '@portal/contracts';

/** Looks a text up by its key; the empty text where there is none. */
type Lookup = (key: string) => string;

/** `lastSavedAt` as "Last saved at": for a field that nobody has named yet. */
const spelled = (name: string): string => {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * What a person calls a changed field such as `title.fr`, `rules.minAmount` or `project.summary`.
 * @param change looks among the names of changes, `answer` among the questions of the form.
 */
export const fieldName = (path: string, change: Lookup, answer: Lookup): string => {
  const asked = answer(path);
  if (asked !== '') return asked;
  const parts = path.split('.').filter((part) => !/^\d+$/.test(part));
  const last = parts.at(-1) ?? path;
  const language = parts.length > 1 && isLanguage(last) ? languageNames[last] : undefined;
  const own = language === undefined ? last : (parts.at(-2) ?? last);
  const name = change(own) || spelled(own);
  return language === undefined ? name : `${name} (${language})`;
};
