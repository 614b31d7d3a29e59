import { type Static, type TSchema, Type } from 'typebox';
import { BaseFundContent, CreditFundContent } from './fund-page.ts';
import { HomeContent } from './home.ts';
import type { SectionKey } from './keys.ts';
import { listLimits } from './limits.ts';
import { Day, FundType, Head, Label, Line, OptionalText, PublicFile, shape, Text } from './parts.ts';
import { RichText } from './rich-text.ts';

export const ArticleContent = shape({ title: Line, body: RichText });
export const LegalContent = shape({ title: Line, lead: OptionalText, updatedOn: Day, body: RichText });
export const ContactUsContent = shape({ title: Line, lead: Text, officesHead: Head, formHead: Head });

/** `drawing` is drawn by the page; a stored picture in `fileKey` stands before it. */
const PostImage = shape({
  drawing: Type.Enum(['WORKSHEET', 'DOCUMENTS', 'RUBRIC', 'CALENDAR']),
  strip: Type.Union([FundType, Type.Literal('BOTH')]),
  alt: Line,
  fileKey: Type.Optional(PublicFile),
});

export const NewsPost = shape({
  slug: Type.String({ pattern: '^[a-z0-9-]{1,100}$' }),
  kind: Type.Enum(['GUIDE', 'NOTICE', 'REPORT', 'NEWS']),
  title: Line,
  date: Day,
  image: PostImage,
  summary: Text,
  body: RichText,
});
export const NewsContent = shape({
  title: Line,
  lead: OptionalText,
  posts: Type.Array(NewsPost, { maxItems: listLimits.posts }),
});

export const FooterContent = shape({
  tagline: Line,
  assistance: Label,
  compliance: Label,
  stayInTouch: Label,
  stayInTouchNote: Line,
  copyright: Line,
  /** Says that the portal is a demonstration. */
  note: OptionalText,
  logos: Type.Array(shape({ mark: Type.Enum(['TREATY', 'BANK', 'MANAGER']), name: Label }), {
    maxItems: listLimits.short,
  }),
});

export const HeaderContent = shape({ brand: Label, product: Label });

/** A banner shown from one day to another, both included; open-ended where a day is null. */
const Notice = shape({
  id: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }),
  tone: Type.Enum(['INFO', 'WARNING']),
  text: RichText,
  from: Type.Union([Day, Type.Null()]),
  to: Type.Union([Day, Type.Null()]),
});
export type Notice = Static<typeof Notice>;
export const NoticesContent = shape({ notices: Type.Array(Notice, { maxItems: listLimits.short }) });

/**
 * Plain text between greeting and farewell, which every mail has of its own. An empty line parts
 * paragraphs; names in double braces, as in `{{ticketNumber}}`, are filled in when the mail is made.
 */
export const EmailTemplate = shape({ subject: Line, body: Type.String({ minLength: 1, maxLength: 4000 }) });
export type MailWords = Static<typeof EmailTemplate>;

export const EmailsContent = shape({
  'contact-received': EmailTemplate,
  'contact-reply': EmailTemplate,
  'interest-received': EmailTemplate,
  // Where an editor gives no words of their own, these mails have built-in ones.
  'confirm-email': Type.Optional(EmailTemplate),
  'account-exists': Type.Optional(EmailTemplate),
  'account-invited': Type.Optional(EmailTemplate),
  'sign-in-code': Type.Optional(EmailTemplate),
  'new-sign-in': Type.Optional(EmailTemplate),
  'account-locked': Type.Optional(EmailTemplate),
  'reset-code': Type.Optional(EmailTemplate),
  'password-changed': Type.Optional(EmailTemplate),
  'application-received': Type.Optional(EmailTemplate),
  'application-returned': Type.Optional(EmailTemplate),
  'application-approved': Type.Optional(EmailTemplate),
  'application-rejected': Type.Optional(EmailTemplate),
  'application-ineligible': Type.Optional(EmailTemplate),
  'message-reply': Type.Optional(EmailTemplate),
  'confirm-news': Type.Optional(EmailTemplate),
  'email-change': Type.Optional(EmailTemplate),
  'email-changed': Type.Optional(EmailTemplate),
  'factor-changed': Type.Optional(EmailTemplate),
  'application-on-hold': Type.Optional(EmailTemplate),
  'application-released': Type.Optional(EmailTemplate),
  'application-withdrawn': Type.Optional(EmailTemplate),
  'application-expired': Type.Optional(EmailTemplate),
  'application-reopened': Type.Optional(EmailTemplate),
  'confirm-entry': Type.Optional(EmailTemplate),
  'entry-handed-over': Type.Optional(EmailTemplate),
  'entry-refused': Type.Optional(EmailTemplate),
  'review-assigned': Type.Optional(EmailTemplate),
  'return-reminder': Type.Optional(EmailTemplate),
  'return-last-reminder': Type.Optional(EmailTemplate),
  'draft-notice': Type.Optional(EmailTemplate),
  'review-reminder': Type.Optional(EmailTemplate),
  'review-overdue': Type.Optional(EmailTemplate),
  'fund-proposal': Type.Optional(EmailTemplate),
  'fund-proposal-approved': Type.Optional(EmailTemplate),
  'fund-proposal-rejected': Type.Optional(EmailTemplate),
  'fund-proposal-expired': Type.Optional(EmailTemplate),
  'admin-proposal': Type.Optional(EmailTemplate),
  'admin-proposal-decided': Type.Optional(EmailTemplate),
  'ledger-difference': Type.Optional(EmailTemplate),
  'file-infected': Type.Optional(EmailTemplate),
});

/** The schema of each section's content in one language. */
export const sectionSchemas = {
  home: HomeContent,
  'about-us': shape({ title: Line, lead: Text }),
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
export type EmailKey = keyof Static<typeof EmailsContent>;
