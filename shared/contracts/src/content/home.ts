import { type Static, Type } from 'typebox';
import { closed } from '../schema-parts.ts';
import { listLimits } from './limits.ts';
import { Action, FundType, Head, Label, Line, Link, OptionalText, PublicFile, Step, Text } from './parts.ts';

const short = { maxItems: listLimits.short };

/** "Which fund is for you?": who applies, and the page that answers. */
const Starter = closed({
  title: Line,
  lead: OptionalText,
  choices: Type.Array(closed({ title: Line, hint: Line, fundType: FundType, href: Link }), {
    minItems: 1,
    ...short,
  }),
  action: Label,
  note: OptionalText,
});

/** The claim, its actions and the caption of the cloth: strips are signatories, woven ones deposited. */
const Hero = closed({
  title: Line,
  lead: Text,
  primary: Action,
  secondary: Action,
  starter: Starter,
  cloth: closed({ strips: Text, woven: Line }),
});

const HomeFund = closed({
  fundType: FundType,
  title: Line,
  audience: Line,
  points: Type.Array(Line, { minItems: 1, ...short }),
  action: Action,
  note: OptionalText,
  links: Type.Array(Action, short),
});

/**
 * One key figure: `value` of `total` drawn as units, `suffix` printed behind the value.
 * The home cloth has SIGNATORIES strips, of which DEPOSITED are woven.
 */
const Figure = closed({
  key: Type.Enum(['SIGNATORIES', 'DEPOSITED', 'TARIFF_LINES', 'FUNDS']),
  value: Type.Integer({ minimum: 0, maximum: 1000 }),
  total: Type.Integer({ minimum: 1, maximum: 1000 }),
  suffix: Type.String({ maxLength: 4 }),
  label: Line,
  caption: Line,
});

/** `icon` is a file of the public file path; `name` is what a screen reader says. */
export const SocialMedium = closed({ link: Link, icon: PublicFile, name: Type.Optional(Label) });
export type SocialMedium = Static<typeof SocialMedium>;

const HeadWithLink = closed({ title: Line, lead: OptionalText, link: Action });

export const HomeContent = closed({
  hero: Hero,
  intro: Head,
  funds: Type.Array(HomeFund, { minItems: 1, ...short }),
  stepsHead: Head,
  steps: Type.Array(Step, { minItems: 1, ...short }),
  figuresHead: Head,
  figures: Type.Array(Figure, { minItems: 1, ...short }),
  postsHead: HeadWithLink,
  /** Slugs of posts of the section `news` that stand first; the newest follow. */
  latestPosts: Type.Array(Type.String({ pattern: '^[a-z0-9-]{1,100}$' }), short),
  partnersHead: HeadWithLink,
  questionsHead: HeadWithLink,
  /** Read from the English content only, whatever the language of the page. */
  SocialMedia: Type.Optional(Type.Array(SocialMedium, short)),
});
export type HomeContent = Static<typeof HomeContent>;
