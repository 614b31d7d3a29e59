import type { EmailKey } from '@portal/contracts/content/sections';
import type { TemplateName } from './templates/template.ts';

/** Which mail an editor's words belong to: a template, or one of the cases that it tells apart. */
export interface MailKind {
  template: TemplateName;
  of?: Readonly<Record<string, string | boolean>>;
}

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
  'application-received': { template: 'application-received' },
  'application-returned': { template: 'application-returned' },
  'application-approved': { template: 'application-decided', of: { decision: 'APPROVED' } },
  'application-rejected': { template: 'application-decided', of: { decision: 'REJECTED' } },
  'application-ineligible': { template: 'application-decided', of: { decision: 'INELIGIBLE' } },
  'message-reply': { template: 'message-reply' },
  'confirm-news': { template: 'confirm-news' },
  'email-change': { template: 'email-change' },
  'email-changed': { template: 'email-changed' },
  'factor-changed': { template: 'factor-changed' },
  'application-on-hold': { template: 'application-status', of: { status: 'ON_HOLD' } },
  'application-released': { template: 'application-status', of: { status: 'RELEASED' } },
  'application-withdrawn': { template: 'application-status', of: { status: 'WITHDRAWN' } },
  'application-expired': { template: 'application-status', of: { status: 'EXPIRED' } },
  'application-reopened': { template: 'application-status', of: { status: 'REOPENED' } },
  'confirm-entry': { template: 'confirm-entry' },
  'entry-handed-over': { template: 'entry-handed-over' },
  'entry-refused': { template: 'entry-refused' },
  'review-assigned': { template: 'review-assigned' },
  'return-reminder': { template: 'return-reminder', of: { isLast: false } },
  'return-last-reminder': { template: 'return-reminder', of: { isLast: true } },
  'draft-notice': { template: 'draft-notice' },
  'review-reminder': { template: 'review-reminder', of: { isOverdue: false } },
  'review-overdue': { template: 'review-reminder', of: { isOverdue: true } },
  'fund-proposal': { template: 'fund-proposal' },
  'fund-proposal-approved': { template: 'fund-proposal-decided', of: { outcome: 'APPROVED' } },
  'fund-proposal-rejected': { template: 'fund-proposal-decided', of: { outcome: 'REJECTED' } },
  'fund-proposal-expired': { template: 'fund-proposal-decided', of: { outcome: 'EXPIRED' } },
  'admin-proposal': { template: 'admin-proposal' },
  'admin-proposal-decided': { template: 'admin-proposal-decided' },
  'ledger-difference': { template: 'ledger-difference' },
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
