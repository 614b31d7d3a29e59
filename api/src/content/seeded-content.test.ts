import { type Language, languages } from '@portal/contracts';
import { documentRules } from '@portal/contracts/applications/documents';
import { getContent } from '@portal/contracts/content/content';
import { type SectionKey, sectionKeys } from '@portal/contracts/content/keys';
import { isInsideLink, isSafeLink } from '@portal/contracts/content/links';
import { contentOf } from '@portal/contracts/content/read';
import { sectionSchemas } from '@portal/contracts/content/sections';
import { Compile } from 'typebox/compile';
import { beforeAll, describe, expect, test } from 'vitest';
import { testPortal } from '../../test/support/portal.ts';

const portal = testPortal();

const read = new Map<Language, Map<SectionKey, unknown>>();
beforeAll(async () => {
  const { body } = await portal.visitor.call(getContent);
  for (const lang of languages) {
    read.set(lang, new Map(sectionKeys.map((key) => [key, contentOf(body.data, key, lang)?.content])));
  }
});

/** The skeleton of a content: names and lengths of lists, and whatever is no prose. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? 'text' : value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'SocialMedia' && key !== 'spans' && key !== 'items')
      .map(([key, inner]) => [key, shapeOf(inner)]),
  );
};

const strings = (value: unknown, name = ''): [name: string, text: string][] => {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    strings(inner, Number.isNaN(Number(key)) ? key : name),
  );
};

const prose = new Set(['title', 'lead', 'text', 'summary', 'label', 'audience', 'points', 'hint', 'note']);
/** Names that are the same in every language. */
const sameEverywhere = new Set(['Portal', 'FEDA', 'Afreximbank']);

describe.each(languages.filter((lang) => lang !== 'en'))('the seeded content in %s', (lang) => {
  test.each(sectionKeys)('%s fits its schema and has the shape of the English one', (key) => {
    const content = read.get(lang)?.get(key);
    expect(Compile(sectionSchemas[key]).Errors(content)).toEqual([]);
    expect(shapeOf(content)).toEqual(shapeOf(read.get('en')?.get(key)));
  });

  test('is translated: no longer sentence is left in English', () => {
    const english = new Set(
      sectionKeys.flatMap((key) => strings(read.get('en')?.get(key))).map(([, text]) => text),
    );
    const left = sectionKeys
      .flatMap((key) => strings(read.get(lang)?.get(key)))
      .filter(([name, text]) => prose.has(name) && /\p{L}.*\s.*\p{L}/u.test(text))
      .filter(([, text]) => english.has(text) && !sameEverywhere.has(text));
    expect(left).toEqual([]);
  });
});

/** Marks that no editor would leave: typewriter quotes and dashes, signs of another script, half a pair. */
const slips: Record<Language | 'all', RegExp> = {
  all: /["']| {2}| - |\.\.\./,
  en: /[«»¿]/,
  fr: /[“”¿]|\S[?!;»]/,
  pt: /¿/,
  ar: /[,;?]/,
  es: /^[^¿]*\?/,
  sw: /[«»¿]/,
};

test.each(languages)('the seeded content in %s has the signs of its language', (lang) => {
  const texts = sectionKeys
    .flatMap((key) => strings(read.get(lang)?.get(key)))
    .filter(([name]) => prose.has(name))
    .map(([, text]) => text);
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text) => slips.all.test(text) || slips[lang].test(text))).toEqual([]);
});

test('the Arabic titles are in Arabic script', () => {
  const titles = strings(read.get('ar')?.get('home')).filter(([name]) => name === 'title');
  expect(titles.length).toBeGreaterThan(10);
  expect(titles.filter(([, text]) => !/\p{Script=Arabic}/u.test(text))).toEqual([]);
});

/** The public pages that content may lead to. */
const pages =
  /^(?:\/(?:application|applications\/(?:base-fund|credit-fund|eligibility-check)|about-us|faqs|contact-us|news))?(?:[?#][\w=&-]+)?$/;

test('every address of the content is one that may be rendered, and inside ones are pages', () => {
  const links = languages.flatMap((lang) =>
    sectionKeys.flatMap((key) =>
      strings(read.get(lang)?.get(key)).filter(([name]) => name === 'href' || name === 'link'),
    ),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(([, link]) => !isSafeLink(link))).toEqual([]);
  expect(
    links.filter(([name, link]) => name === 'href' && !(isInsideLink(link) && pages.test(link))),
  ).toEqual([]);
});

test('the home page names no posts before the newest, and its figures fit the cloth', () => {
  for (const lang of languages) {
    const home = read.get(lang)?.get('home') as {
      latestPosts: string[];
      figures: { key: string; value: number }[];
    };
    expect(home.latestPosts).toEqual([]);
    const value = (key: string) => home.figures.find((figure) => figure.key === key)?.value;
    expect([value('SIGNATORIES'), value('DEPOSITED'), value('TARIFF_LINES'), value('FUNDS')]).toEqual([
      54, 48, 90, 2,
    ]);
  }
});

test.each([
  ['base-fund', 'BASE_FUND'],
  ['credit-fund', 'CREDIT_FUND'],
] as const)('the page %s names every document of its form', (key, fundType) => {
  // Whatever else there is has no name.
  const asked = documentRules[fundType].filter(({ docType }) => docType !== 'OTHER');
  expect(read.get('en')?.get(key)).toMatchObject({
    form: { documents: asked.map(({ required }) => ({ required })) },
  });
});
