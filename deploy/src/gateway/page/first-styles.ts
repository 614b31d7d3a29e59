import type { PageStyle } from '@portal/platform/release';

const tag = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|[^">])*)>/gi;
const empty = /^(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
const ownClass = /\.css-([\w-]+)/g;

interface Open {
  name: string;
  /** Whether a child of it was a `div` or a `section` already. */
  hasPart: boolean;
}

/** The markup without what begins below the first screen: sections after the first part of `main`, and the footer. */
export const aboveOf = (markup: string): string => {
  const open: Open[] = [];
  let kept = '';
  let from = 0;
  /** How deep the part that is left out stands. */
  let below: number | undefined;
  for (const { 0: text, 1: slash, 2: name = '', 3: rest = '', index } of markup.matchAll(tag)) {
    if (slash) {
      open.pop();
      if (below === open.length) {
        below = undefined;
        from = index + text.length;
      }
      continue;
    }
    const parent = open.at(-1);
    const isInMain = open.some((one) => one.name === 'main');
    const isBelow = name === 'footer' || (name === 'section' && isInMain && parent?.hasPart === true);
    if (isBelow && below === undefined) {
      kept += markup.slice(from, index);
      below = open.length;
    }
    if (parent && /^(div|section)$/.test(name)) parent.hasPart = true;
    if (!empty.test(name) && !rest.endsWith('/')) open.push({ name, hasPart: false });
  }
  return below === undefined ? kept + markup.slice(from) : kept;
};

/** A style sheet of components in pieces, each whole: a rule, or a block of rules. */
const piecesOf = (css: string): string[] => {
  const pieces: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: sign, index } of css.matchAll(/"[^"]*"|[{}]/g)) {
    if (sign === '{') depth += 1;
    if (sign !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    pieces.push(css.slice(from, index + 1));
    from = index + 1;
  }
  return [...pieces, css.slice(from)].filter((piece) => piece !== '');
};

const idsIn = (text: string): string[] => [...text.matchAll(ownClass)].map(([, id = '']) => id);

const split = (style: PageStyle & { mark: string }, above: string) => {
  const [key = '', ...ids] = style.mark.split(' ');
  const firstIds = new Set(ids.filter((id) => new RegExp(`css-${id}(?![\\w-])`).test(above)));
  const pieces = piecesOf(style.css);
  const isRest = (piece: string): boolean => {
    const own = idsIn(piece);
    return own.length > 0 && own.every((id) => !firstIds.has(id));
  };
  const part = (some: readonly string[], css: readonly string[]): PageStyle => ({
    mark: [key, ...some].join(' '),
    css: css.join(''),
  });
  return {
    first: part(
      [...firstIds],
      pieces.filter((piece) => !isRest(piece)),
    ),
    rest: part(
      ids.filter((id) => !firstIds.has(id)),
      pieces.filter(isRest),
    ),
  };
};

/** The styles that a first screen needs, and one of those that only parts below it do; none where all are needed. */
export const firstStyles = (
  styles: readonly PageStyle[],
  markup: string,
): { first: readonly PageStyle[]; rest: readonly PageStyle[] } => {
  const own = styles.find(({ mark }) => mark?.startsWith('css '));
  if (own?.mark === undefined) return { first: styles, rest: [] };
  const { first, rest } = split({ css: own.css, mark: own.mark }, aboveOf(markup));
  if (rest.css === '') return { first: styles, rest: [] };
  return { first: styles.map((style) => (style === own ? first : style)), rest: [rest] };
};
