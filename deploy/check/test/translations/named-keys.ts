import { stemOf, type Texts } from './catalogues.ts';

const namespace = /^[\w-]+:/;
const hole = /\$\{([^`{}]*)\}/g;
const keyTemplate = /`((?:[\w-]+:)?(?:[\w.-]|\$\{[^`{}]*\})+)`/g;

/** What sources name: whole keys, patterns of template literals, and every word. */
interface Named {
  keys: ReadonlySet<string>;
  patterns: readonly RegExp[];
  words: ReadonlySet<string>;
}

/** Values of a template: those of a choice such as `isNew ? 'add' : 'edit'`, else any. */
const patternOf = (template: string): RegExp | undefined => {
  const pattern = template
    .replace(namespace, '')
    .replaceAll('.', '\\.')
    .replace(hole, (_, value: string) => {
      const choices = [...value.matchAll(/[?:] '(\w+)'/g)].map(([, choice]) => choice);
      return choices.length > 0 ? `(${choices.join('|')})` : '[\\w.-]+';
    });
  // Without a group before or a name after the value it would match everything.
  return /\w\\\.|\\\.[\w(]/.test(pattern) ? new RegExp(`^${pattern}$`) : undefined;
};

export const namedIn = (texts: readonly string[]): Named => {
  const keys = new Set<string>();
  const words = new Set<string>();
  const templates = new Set<string>();
  for (const text of texts) {
    for (const [, , key = ''] of text.matchAll(/(['"`])((?:[\w-]+:)?[\w.-]+)\1/g))
      keys.add(key.replace(namespace, ''));
    for (const [, template = ''] of text.matchAll(keyTemplate)) templates.add(template);
    for (const [word] of text.matchAll(/\w+/g)) words.add(word);
  }
  return { keys, words, patterns: [...templates].flatMap((template) => patternOf(template) ?? []) };
};

/** How a catalogue is read: by whole keys, by a group that a field names, or as properties that the compiler checks. */
export type ReadBy = 'key' | 'group' | 'property';

/** Keys that no source names: not whole, not by a template literal, nor as the catalogue is read. */
export const unusedKeys = (english: Texts, { keys, patterns, words }: Named, by: ReadBy): string[] => {
  const isUsed = (key: string) =>
    keys.has(key) ||
    patterns.some((pattern) => pattern.test(key)) ||
    (by === 'group' && key.includes('.') && keys.has(key.slice(0, key.lastIndexOf('.')))) ||
    (by === 'property' && words.has(key.split('.')[0] ?? ''));
  return [...new Set([...english.keys()].map(stemOf))].filter((key) => !isUsed(key));
};

/** Keys that the first argument of `t(…)` names although no catalogue has them. */
export const unknownKeys = (text: string, known: ReadonlySet<string>): string[] =>
  [...text.matchAll(/\bt\(([^,()]*)[,)]/g)]
    .filter(([call]) => !call.includes('${'))
    .flatMap(([, argument = '']) => [...argument.matchAll(/(===? )?(['`])(?:[\w-]+:)?([\w.-]+)\2/g)])
    .flatMap(([, compared, , key = '']) => (compared || known.has(key) ? [] : [key]));
