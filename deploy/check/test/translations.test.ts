import { describe, expect, test } from 'vitest';
import { catalogues, sources, sourcesOf, stemOf, type Texts } from './translations/catalogues.ts';
import { namedIn, type ReadBy, unknownKeys, unusedKeys } from './translations/named-keys.ts';
import sameAsEnglish from './translations/same-as-english.json' with { type: 'json' };

const languages = ['fr', 'pt', 'ar', 'es', 'sw'] as const;
type Other = (typeof languages)[number];

/** All others are read by key. */
const readBy: [folders: RegExp, by: ReadBy][] = [
  [
    /^(api\/seed|api\/src\/kernel\/mail|deploy\/gateway|(remotes|shell)\/.*navigation|.*\/errors)\//,
    'property',
  ],
  [/^shared\/contracts\/src\/(applications|kernel)\//, 'group'],
];

const gaps = (text: string): string => [...text.matchAll(/\{\{?\w+\}?\}/g)].map(String).sort().join(' ');
const stems = (texts: Texts): string[] => [...new Set([...texts.keys()].map(stemOf))].sort();

/** Texts that may read as in English, in these languages. */
const allowed = new Map<string, readonly string[]>();
for (const { languages: where, texts } of sameAsEnglish)
  for (const text of texts) allowed.set(text, [...(allowed.get(text) ?? []), ...where]);

const used = new Set<string>();
const mayBeSame = (text: string, language: Other): boolean => {
  if (!/\p{L}{2}/u.test(text.replace(/\{\{?\w+\}?\}/g, ''))) return true;
  used.add(`${language}: ${text}`);
  return allowed.get(text)?.includes(language) ?? false;
};

test('every folder has the six languages', () => {
  expect(catalogues.length).toBeGreaterThan(20);
  for (const { folder, texts } of catalogues)
    expect([...texts.keys()].sort(), folder).toEqual([...languages, 'en'].sort());
});

describe.each(languages)('in %s', (language) => {
  const each = catalogues.map(({ folder, english, texts }) => ({
    folder,
    english,
    translated: texts.get(language) ?? (new Map() as Texts),
  }));

  test.each(each)('$folder says what English says', ({ folder, english, translated }) => {
    const [own, first] = [stems(translated), stems(english)];
    const lacks = first.filter((key) => !own.includes(key)).join(', ');
    expect(lacks, `${folder}/${language}.json lacks ${lacks}`).toBe('');
    const more = own.filter((key) => !first.includes(key)).join(', ');
    expect(more, `${folder}/${language}.json has ${more}, English has not`).toBe('');
    const differing = [...translated].filter(
      ([key, text]) => key === stemOf(key) && gaps(text) !== gaps(english.get(key) ?? ''),
    );
    expect(differing).toEqual([]);
  });

  test.each(each)('every count in $folder has its plural forms', ({ translated }) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const bases = [...translated.keys()].filter((key) => key.endsWith('_other')).map(stemOf);
    expect(bases.flatMap((base) => forms.filter((form) => !translated.has(`${base}_${form}`)))).toEqual([]);
  });

  test.each(each)('$folder is translated', ({ english, translated }) => {
    const same = [...translated].filter(
      ([key, text]) => english.get(key) === text && !mayBeSame(text, language),
    );
    expect(same, `in ${language} as in English: translate it`).toEqual([]);
  });
});

test('Swahili writes nambari, of two spellings that are both right', () => {
  const others = catalogues.flatMap(({ texts }) => [...(texts.get('sw') ?? [])]);
  expect(others.filter(([, text]) => /\bnamba\b/i.test(text))).toEqual([]);
});

test('what may read as in English does so', () => {
  const listed = sameAsEnglish.flatMap(({ languages: where, texts }) =>
    texts.flatMap((text) => where.map((language) => `${language}: ${text}`)),
  );
  expect(listed.filter((entry) => !used.has(entry))).toEqual([]);
});

test.each(catalogues)('every text of $folder is used', (catalogue) => {
  const named = namedIn(sourcesOf(catalogue).map(({ text }) => text));
  const by = readBy.find(([folders]) => folders.test(catalogue.folder))?.[1] ?? 'key';
  const unused = unusedKeys(catalogue.english, named, by).join(', ');
  expect(unused, `${catalogue.folder} has texts that nothing names: ${unused}`).toBe('');
});

test.each(['shell', 'remotes', 'shared'])('every text that %s names is there', (folder) => {
  const known = new Set(catalogues.flatMap(({ english }) => [...english.keys()].map(stemOf)));
  const unknown = sources
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .flatMap(({ file, text }) => unknownKeys(text, known).map((key) => `${file}: ${key}`));
  expect(unknown).toEqual([]);
});

test('an unused, a missing and a composed key are told apart', () => {
  const english: Texts = new Map(
    ['a.one', 'a.two', 'count_one', 'b.x', 'c.y', 'old'].map((key) => [key, key]),
  );
  const hole = '${'.concat('name}');
  const source = `t('a.one'); t('ns:count', { count }); t(\`b.${hole}\`); pick('c'); t(x === 'y' ? 'lost' : 'a.one')`;
  const named = namedIn([source]);
  expect(unusedKeys(english, named, 'key')).toEqual(['a.two', 'c.y', 'old']);
  expect(unusedKeys(english, named, 'group')).toEqual(['a.two', 'old']);
  expect(unknownKeys(source, new Set(['a.one', 'count']))).toEqual(['lost']);
});
