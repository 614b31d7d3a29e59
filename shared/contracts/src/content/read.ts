import type { Language } from '../languages.ts';
import type { SocialMedium } from './home.ts';
import type { SectionKey } from './keys.ts';
import type { List, Span } from './rich-text.ts';
import type { Section, SectionOf } from './section.schemas.ts';
import type { SectionContents } from './sections.ts';

/** A section's content with the language that it is really in. */
export interface Shown<K extends SectionKey> {
  lang: Language;
  content: SectionContents[K];
}

export const sectionOf = <K extends SectionKey>(
  sections: readonly Section[],
  key: K,
): SectionOf<K> | undefined =>
  sections.find((section): section is Section & SectionOf<K> => section.key === key);

/** The content to show, English where `language` has none; `undefined` when there is neither. */
export const contentOf = <K extends SectionKey>(
  sections: readonly Section[],
  key: K,
  language: Language,
): Shown<K> | undefined => {
  const section = sectionOf(sections, key);
  const own = section?.data[language];
  if (own) return { lang: language, content: own };
  const english = section?.data.en;
  return english && { lang: 'en', content: english };
};

/** The social media entries: always those of the English content of the home section. */
export const socialMediaOf = (sections: readonly Section[]): SocialMedium[] =>
  sectionOf(sections, 'home')?.data.en?.SocialMedia ?? [];

interface Item {
  spans: Span[];
  /** The items that belong to it. */
  inner: Span[][];
}

/** The items of a list with those that belong to them; what is deeper than nothing stands for itself. */
export const itemsOf = ({ items, levels = [] }: List): Item[] => {
  const outer: Item[] = [];
  for (const [place, spans] of items.entries()) {
    const last = outer.at(-1);
    if (levels[place] === 1 && last) last.inner.push(spans);
    else outer.push({ spans, inner: [] });
  }
  return outer;
};
