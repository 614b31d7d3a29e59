import Type, { type Static } from 'typebox';
import { listLimits, textLimits } from './limits.ts';
import { linkPattern } from './links.ts';

const closed = { additionalProperties: false };

/** A run of text with its marks. `href` makes it a link. */
export const Span = Type.Object(
  {
    text: Type.String({ minLength: 1, maxLength: textLimits.span }),
    strong: Type.Optional(Type.Boolean()),
    emphasis: Type.Optional(Type.Boolean()),
    href: Type.Optional(Type.String({ pattern: linkPattern, maxLength: textLimits.link })),
  },
  closed,
);
export type Span = Static<typeof Span>;

const Spans = Type.Array(Span, { minItems: 1, maxItems: listLimits.spans });

export const Paragraph = Type.Object({ type: Type.Literal('paragraph'), spans: Spans }, closed);
export const Quote = Type.Object({ type: Type.Literal('quote'), spans: Spans }, closed);
export const Heading = Type.Object(
  { type: Type.Literal('heading'), level: Type.Union([Type.Literal(2), Type.Literal(3)]), spans: Spans },
  closed,
);
export const List = Type.Object(
  {
    type: Type.Literal('list'),
    ordered: Type.Boolean(),
    items: Type.Array(Spans, { minItems: 1, maxItems: listLimits.items }),
  },
  closed,
);

/** One block of a rich text, told apart by `type`. */
export const Block = Type.Union([Paragraph, Heading, List, Quote]);
export type Block = Static<typeof Block>;

/** A text as blocks, in reading order. Never HTML. */
export const RichText = Type.Array(Block, { minItems: 1, maxItems: listLimits.blocks });
export type RichText = Static<typeof RichText>;
