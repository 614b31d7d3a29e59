import { type EmailKey, emailKeys } from '@portal/contracts/content/mail-placeholders';
import type { TemplateName } from './mail-data.ts';

/** Which mail an editor's words belong to: a template, or one of the cases that it tells apart. */
interface MailKind {
  template: TemplateName;
  of?: Readonly<Record<string, string | boolean>>;
  /** The page it links to, where its facts bring no link: its path below the address of the portal, `:id` for the application. */
  opens?: string;
  /** A fact that may be empty; the paragraph that names it is then left out. */
  optional?: string;
}

const myApplications = '/workspace/my-applications';
const myApplication = `${myApplications}/:id`;
const reviewApplications = '/workspace/review-applications';
const funds = '/workspace/fund-description';
const users = '/workspace/user-management';

const decided = (decision: string): MailKind => ({
  template: 'application-decided',
  of: { decision },
  opens: myApplication,
});

const moved = (status: string): MailKind => ({
  template: 'application-status',
  of: { status },
  opens: myApplication,
});

const proposalDecided = (outcome: string): MailKind => ({
  template: 'fund-proposal-decided',
  of: { outcome },
  opens: funds,
});

/** Only what differs: a mail is made from the template of its own name, and opens no page. */
const kinds: Partial<Record<EmailKey, Partial<MailKind>>> &
  Record<Exclude<EmailKey, TemplateName>, MailKind> = {
  'contact-received': { template: 'from-content' },
  'contact-reply': { template: 'from-content' },
  'interest-received': { template: 'from-content' },
  'application-received': { opens: myApplication, optional: 'receipt' },
  'application-returned': { opens: myApplication },
  'application-approved': decided('APPROVED'),
  'application-rejected': decided('REJECTED'),
  'application-ineligible': decided('INELIGIBLE'),
  'message-reply': { opens: myApplication },
  'application-on-hold': moved('ON_HOLD'),
  'application-released': moved('RELEASED'),
  'application-withdrawn': moved('WITHDRAWN'),
  'application-expired': moved('EXPIRED'),
  'application-reopened': moved('REOPENED'),
  'payout-account-saved': { opens: myApplication },
  'entry-handed-over': { opens: '/' },
  'review-assigned': { optional: 'dueOn' },
  'reviews-assigned': { opens: reviewApplications, optional: 'dueOn' },
  'review-again': { optional: 'dueOn' },
  'member-invited': { of: { toSign: false } },
  'signatory-invited': { template: 'member-invited', of: { toSign: true } },
  'application-signed': { template: 'signature-news', of: { holds: true }, opens: myApplications },
  'signature-void': { template: 'signature-news', of: { holds: false }, opens: myApplications },
  'return-reminder': { of: { isLast: false }, opens: myApplication },
  'return-last-reminder': { template: 'return-reminder', of: { isLast: true }, opens: myApplication },
  'review-reminder': { of: { isOverdue: false }, opens: reviewApplications },
  'review-overdue': { template: 'review-reminder', of: { isOverdue: true }, opens: reviewApplications },
  'reviews-due': { opens: reviewApplications },
  'fund-proposal': { opens: funds },
  'fund-proposal-approved': proposalDecided('APPROVED'),
  'fund-proposal-rejected': proposalDecided('REJECTED'),
  'fund-proposal-expired': proposalDecided('EXPIRED'),
  'admin-proposal': { opens: users },
  'admin-proposal-decided': { opens: users },
  'client-ends': { opens: `${users}/clients` },
  'ledger-difference': { opens: funds },
};

/** What an editor can word; one whose template is `from-content` is made from content alone. */
export const mailKinds = Object.fromEntries(
  emailKeys.map((key) => [key, { template: key, ...kinds[key] }]),
) as Record<EmailKey, MailKind>;

/** Under which name an editor keeps the words of a mail. */
export const editedAs = (template: TemplateName, data: object): EmailKey | undefined =>
  emailKeys.find((key) => {
    const kind = mailKinds[key];
    return (
      kind.template === template &&
      template !== 'from-content' &&
      Object.entries(kind.of ?? {}).every(([name, value]) => Reflect.get(data, name) === value)
    );
  });
