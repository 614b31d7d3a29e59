import type { List, Span } from './rich-text.ts';

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
