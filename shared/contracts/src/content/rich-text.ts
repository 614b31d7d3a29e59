import { type Static, Type } from 'typebox';
import { closed } from '../schema-parts.ts';
import { listLimits, textLimits } from './limits.ts';
import { Link } from './parts.ts';

/** A run of text with its marks. `href` makes it a link. */
export const Span = closed({
  /** Leading and trailing spaces count: they part this run from the next. */
  text: Type.String({ minLength: 1, maxLength: textLimits.span }),
  strong: Type.Optional(Type.Boolean()),
  emphasis: Type.Optional(Type.Boolean()),
  href: Type.Optional(Link),
});
export type Span = Static<typeof Span>;

const Spans = Type.Array(Span, { minItems: 1, maxItems: listLimits.spans });

export const Paragraph = closed({ type: Type.Literal('paragraph'), spans: Spans });
export const Quote = closed({ type: Type.Literal('quote'), spans: Spans });
export const Heading = closed({
  type: Type.Literal('heading'),
  level: Type.Union([Type.Literal(2), Type.Literal(3)]),
  spans: Spans,
});
export const List = closed({
  type: Type.Literal('list'),
  ordered: Type.Boolean(),
  items: Type.Array(Spans, { minItems: 1, maxItems: listLimits.items }),
  /** How deep each item stands: 1 belongs to the item of 0 before it. Absent: none is deeper. */
  levels: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 1 }), { maxItems: listLimits.items })),
});

export type List = Static<typeof List>;

/** The schema of each block by its `type`. */
export const blockSchemas = { paragraph: Paragraph, heading: Heading, list: List, quote: Quote };

/** One block of a rich text, told apart by `type`. */
export const Block = Type.Union([Paragraph, Heading, List, Quote]);
export type Block = Static<typeof Block>;

/** A text as blocks, in reading order. Never HTML. */
export const RichText = Type.Array(Block, { minItems: 1, maxItems: listLimits.blocks });
export type RichText = Static<typeof RichText>;
