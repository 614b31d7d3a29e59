import { type Static, type TSchema, Type } from 'typebox';
import { closed, Id, Nullable } from '../schema-parts.ts';
import { BaseFundContent, CreditFundContent } from './fund-page.ts';
import { HomeContent } from './home.ts';
import type { SectionKey } from './keys.ts';
import { listLimits } from './limits.ts';
import {
  type EmailKey,
  emailKeys,
  letterKeys,
  type UnwordedMail,
  unwordedMails,
} from './mail-placeholders.ts';
import { Day, FundType, Head, Label, Line, OptionalText, PublicFile, Text } from './parts.ts';
import { RichText } from './rich-text.ts';

export const ArticleContent = closed({ title: Line, body: RichText });
export const LegalContent = closed({ title: Line, lead: OptionalText, updatedOn: Day, body: RichText });
export const ContactUsContent = closed({ title: Line, lead: Text, officesHead: Head, formHead: Head });

/** `drawing` is drawn by the page; a stored picture in `fileKey` stands before it. */
const PostImage = closed({
  drawing: Type.Enum(['WORKSHEET', 'DOCUMENTS', 'RUBRIC', 'CALENDAR']),
  strip: Type.Union([FundType, Type.Literal('BOTH')]),
  alt: Line,
  fileKey: Type.Optional(PublicFile),
});

export const NewsPost = closed({
  slug: Type.String({ pattern: '^[a-z0-9-]{1,100}$' }),
  kind: Type.Enum(['GUIDE', 'NOTICE', 'REPORT', 'NEWS']),
  title: Line,
  date: Day,
  image: PostImage,
  summary: Text,
  body: RichText,
});
export const NewsContent = closed({
  title: Line,
  lead: OptionalText,
  posts: Type.Array(NewsPost, { maxItems: listLimits.posts }),
});

export const FooterContent = closed({
  tagline: Line,
  assistance: Label,
  compliance: Label,
  stayInTouch: Label,
  stayInTouchNote: Line,
  copyright: Line,
  /** Says that the portal is a demonstration. */
  note: OptionalText,
  logos: Type.Array(closed({ mark: Type.Enum(['TREATY', 'BANK', 'MANAGER']), name: Label }), {
    maxItems: listLimits.short,
  }),
});

export const HeaderContent = closed({ brand: Label, product: Label });

/** A banner shown from one day to another, both included; open-ended where a day is null. */
const Notice = closed({
  id: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }),
  tone: Type.Enum(['INFO', 'WARNING']),
  text: RichText,
  from: Nullable(Day),
  to: Nullable(Day),
});
export type Notice = Static<typeof Notice>;
export const NoticesContent = closed({ notices: Type.Array(Notice, { maxItems: listLimits.short }) });

/**
 * Plain text between greeting and farewell, which every mail has of its own. An empty line parts
 * paragraphs; names in double braces, as in `{{ticketNumber}}`, are filled in when the mail is made.
 */
export const EmailTemplate = closed({ subject: Line, body: Type.String({ minLength: 1, maxLength: 4000 }) });
export type MailWords = Static<typeof EmailTemplate>;

/** A fund's own words for a letter about a decision, instead of the general ones. */
const FundLetter = closed({ fundId: Id, mail: Type.Enum(letterKeys), ...EmailTemplate.properties });
export type FundLetter = Static<typeof FundLetter>;

/** Where an editor gives no words of their own, a mail has built-in ones. */
export const EmailsContent = Type.Unsafe<
  Record<UnwordedMail, MailWords> & Partial<Record<EmailKey, MailWords>> & { letters?: FundLetter[] }
>(
  closed({
    ...Object.fromEntries(emailKeys.map((key) => [key, Type.Optional(EmailTemplate)])),
    ...Object.fromEntries(unwordedMails.map((key) => [key, EmailTemplate])),
    letters: Type.Optional(Type.Array(FundLetter, { maxItems: listLimits.letters })),
  }),
);

/** The schema of each section's content in one language. */
export const sectionSchemas = {
  home: HomeContent,
  'about-us': closed({ title: Line, lead: Text }),
  background: ArticleContent,
  overview: ArticleContent,
  mandate: ArticleContent,
  'base-fund-mandate': ArticleContent,
  'credit-fund-mandate': ArticleContent,
  partners: Head,
  'base-fund': BaseFundContent,
  'credit-fund': CreditFundContent,
  faqs: Head,
  'contact-us': ContactUsContent,
  news: NewsContent,
  'terms-of-use': LegalContent,
  'privacy-policy': LegalContent,
  footer: FooterContent,
  header: HeaderContent,
  notices: NoticesContent,
  emails: EmailsContent,
} satisfies Record<SectionKey, TSchema>;

/** The content of each section in one language. */
export type SectionContents = { [K in SectionKey]: Static<(typeof sectionSchemas)[K]> };
export type ArticleContent = Static<typeof ArticleContent>;
export type LegalContent = Static<typeof LegalContent>;
export type NewsPost = Static<typeof NewsPost>;
export type { EmailKey } from './mail-placeholders.ts';
