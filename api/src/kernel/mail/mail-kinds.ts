import type { EmailKey } from '@portal/contracts/content/sections';
import type { MailPlaces, TemplateName } from './mail-data.ts';

/** Which mail an editor's words belong to: a template, or one of the cases that it tells apart. */
interface MailKind {
  template: TemplateName;
  of?: Readonly<Record<string, string | boolean>>;
  /** The page it links to, where its facts bring no link. */
  opens?: keyof MailPlaces;
  /** A fact that may be empty; the paragraph that names it is then left out. */
  optional?: string;
}

const decided = (decision: string): MailKind => ({
  template: 'application-decided',
  of: { decision },
  opens: 'myApplications',
});

const moved = (status: string): MailKind => ({
  template: 'application-status',
  of: { status },
  opens: 'myApplications',
});

const proposalDecided = (outcome: string): MailKind => ({
  template: 'fund-proposal-decided',
  of: { outcome },
  opens: 'funds',
});

/** What an editor can word. The first three are made from content alone. */
export const mailKinds: Record<EmailKey, MailKind> = {
  'contact-received': { template: 'from-content' },
  'contact-reply': { template: 'from-content' },
  'interest-received': { template: 'from-content' },
  'confirm-email': { template: 'confirm-email' },
  'account-exists': { template: 'account-exists' },
  'account-invited': { template: 'account-invited' },
  'sign-in-code': { template: 'sign-in-code' },
  'new-sign-in': { template: 'new-sign-in' },
  'account-locked': { template: 'account-locked' },
  'reset-code': { template: 'reset-code' },
  'password-changed': { template: 'password-changed' },
  'application-received': { template: 'application-received', opens: 'myApplications', optional: 'receipt' },
  'application-returned': { template: 'application-returned', opens: 'myApplications' },
  'application-approved': decided('APPROVED'),
  'application-rejected': decided('REJECTED'),
  'application-ineligible': decided('INELIGIBLE'),
  'message-reply': { template: 'message-reply', opens: 'myApplications' },
  'confirm-news': { template: 'confirm-news' },
  'email-change': { template: 'email-change' },
  'email-changed': { template: 'email-changed' },
  'factor-changed': { template: 'factor-changed' },
  'application-on-hold': moved('ON_HOLD'),
  'application-released': moved('RELEASED'),
  'application-withdrawn': moved('WITHDRAWN'),
  'application-expired': moved('EXPIRED'),
  'application-reopened': moved('REOPENED'),
  'confirm-entry': { template: 'confirm-entry' },
  'entry-handed-over': { template: 'entry-handed-over', opens: 'home' },
  'entry-refused': { template: 'entry-refused' },
  'review-assigned': { template: 'review-assigned', optional: 'dueOn' },
  'reviews-assigned': { template: 'reviews-assigned', opens: 'reviewApplications', optional: 'dueOn' },
  'review-again': { template: 'review-again', optional: 'dueOn' },
  'review-withdrawn': { template: 'review-withdrawn' },
  'note-mention': { template: 'note-mention' },
  'member-invited': { template: 'member-invited', of: { toSign: false } },
  'signatory-invited': { template: 'member-invited', of: { toSign: true } },
  'signature-code': { template: 'signature-code' },
  'application-signed': { template: 'signature-news', of: { holds: true }, opens: 'myApplications' },
  'signature-void': { template: 'signature-news', of: { holds: false }, opens: 'myApplications' },
  'return-reminder': { template: 'return-reminder', of: { isLast: false }, opens: 'myApplications' },
  'return-last-reminder': { template: 'return-reminder', of: { isLast: true }, opens: 'myApplications' },
  'draft-notice': { template: 'draft-notice', opens: 'myApplications' },
  'review-reminder': { template: 'review-reminder', of: { isOverdue: false }, opens: 'reviewApplications' },
  'review-overdue': { template: 'review-reminder', of: { isOverdue: true }, opens: 'reviewApplications' },
  'reviews-due': { template: 'reviews-due', opens: 'reviewApplications' },
  'fund-proposal': { template: 'fund-proposal', opens: 'funds' },
  'fund-proposal-approved': proposalDecided('APPROVED'),
  'fund-proposal-rejected': proposalDecided('REJECTED'),
  'fund-proposal-expired': proposalDecided('EXPIRED'),
  'admin-proposal': { template: 'admin-proposal', opens: 'users' },
  'admin-proposal-decided': { template: 'admin-proposal-decided', opens: 'users' },
  'ledger-difference': { template: 'ledger-difference', opens: 'funds' },
  'file-infected': { template: 'file-infected' },
};

export const emailKeys = Object.keys(mailKinds) as EmailKey[]; // a record has just these keys

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
