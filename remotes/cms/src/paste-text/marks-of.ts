import { isSafeLink, leadsSomewhere } from '@portal/contracts/content/links';
import type { Span } from '@portal/contracts/content/rich-text';
import type { DefaultTreeAdapterMap } from 'parse5';

export type PastedElement = DefaultTreeAdapterMap['element'];
export type Marks = Omit<Span, 'text'>;

export const attribute = ({ attrs }: PastedElement, name: string): string =>
  attrs.find((one) => one.name === name)?.value ?? '';

/** One declaration of a style attribute, in small letters. */
const declared = (element: PastedElement, property: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i')
    .exec(attribute(element, 'style'))?.[1]
    ?.trim()
    .toLowerCase();

/** What a reader does not see, and the bullet that Word writes into the text. */
export const isHidden = (element: PastedElement): boolean =>
  declared(element, 'display') === 'none' ||
  declared(element, 'mso-hide') === 'all' ||
  declared(element, 'mso-list') === 'ignore';

export const isWordItem = (element: PastedElement): boolean =>
  /^l\d/.test(declared(element, 'mso-list') ?? '');

/** Word counts the lists that an item stands in. */
export const isInnerWordItem = (element: PastedElement): boolean =>
  /\blevel[2-9]/.test(declared(element, 'mso-list') ?? '');

const boldTags = new Set(['b', 'strong']);
const italicTags = new Set(['i', 'em']);

const isOn = (style: string | undefined, on: RegExp, byTag: boolean, around: boolean | undefined): boolean =>
  style === undefined || style === 'inherit' ? byTag || around === true : on.test(style);

/** A link is kept where content may lead; else its words stay. */
const linkOf = (element: PastedElement, around: string | undefined): string | undefined => {
  if (element.tagName !== 'a') return around;
  const href = attribute(element, 'href').trim();
  return isSafeLink(href) && leadsSomewhere(href) ? href : undefined;
};

/** The marks of what stands in an element, by its name or its style: Google Docs writes styles only. */
export const marksOf = (element: PastedElement, around: Marks): Marks => {
  const { tagName } = element;
  const strong = isOn(
    declared(element, 'font-weight'),
    /^(?:bold|[6-9]00)/,
    boldTags.has(tagName),
    around.strong,
  );
  const emphasis = isOn(
    declared(element, 'font-style'),
    /^(?:italic|oblique)/,
    italicTags.has(tagName),
    around.emphasis,
  );
  const href = linkOf(element, around.href);
  return {
    ...(strong && { strong }),
    ...(emphasis && { emphasis }),
    ...(href !== undefined && { href }),
  };
};
