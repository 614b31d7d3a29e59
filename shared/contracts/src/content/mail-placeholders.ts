import type { EmailKey } from './sections.ts';

/**
 * What a mail's words may name in double braces. Codes, links and quotations are not among them: the
 * mail shows those itself, below the words.
 */
export const mailPlaceholders: Record<EmailKey, readonly string[]> = {
  'contact-received': ['firstName', 'lastName', 'ticketNumber'],
  'contact-reply': ['firstName', 'lastName', 'ticketNumber', 'subject'],
  'interest-received': ['firstName', 'lastName'],
  'confirm-email': ['firstName', 'hours'],
  'account-exists': ['firstName'],
  'account-invited': ['firstName', 'hours', 'role'],
  'sign-in-code': ['firstName', 'minutes'],
  'new-sign-in': ['firstName', 'at', 'device', 'ip'],
  'account-locked': ['firstName', 'minutes'],
  'reset-code': ['firstName', 'minutes'],
  'password-changed': ['firstName', 'at'],
  'application-received': ['firstName', 'applicationNumber', 'fundTitle', 'projectTitle', 'receipt'],
  'application-returned': ['firstName', 'applicationNumber', 'dueAt'],
  'application-approved': ['firstName', 'applicationNumber'],
  'application-rejected': ['firstName', 'applicationNumber'],
  'application-ineligible': ['firstName', 'applicationNumber'],
  'message-reply': ['firstName', 'applicationNumber'],
  'confirm-news': ['firstName', 'hours'],
  'email-change': ['firstName', 'newEmail', 'hours'],
  'email-changed': ['firstName', 'newEmail'],
  'factor-changed': ['firstName', 'change', 'at'],
  'application-on-hold': ['firstName', 'applicationNumber'],
  'application-released': ['firstName', 'applicationNumber'],
  'application-withdrawn': ['firstName', 'applicationNumber'],
  'application-expired': ['firstName', 'applicationNumber'],
  'application-reopened': ['firstName', 'applicationNumber'],
  'confirm-entry': ['firstName', 'applicationNumber', 'projectTitle', 'days'],
  'entry-handed-over': ['firstName', 'applicationNumber'],
  'entry-refused': ['firstName', 'applicationNumber', 'projectTitle'],
  'review-assigned': ['firstName', 'applicationNumber', 'projectTitle', 'assignedBy', 'dueOn'],
  'return-reminder': ['firstName', 'applicationNumber', 'endsOn'],
  'return-last-reminder': ['firstName', 'applicationNumber', 'endsOn'],
  'draft-notice': ['firstName', 'projectTitle', 'deletedOn'],
  'review-reminder': ['firstName', 'applicationNumber', 'dueOn'],
  'review-overdue': ['firstName', 'applicationNumber', 'dueOn'],
  'fund-proposal': ['firstName', 'fundTitle', 'proposedBy', 'what'],
  'fund-proposal-approved': ['firstName', 'fundTitle'],
  'fund-proposal-rejected': ['firstName', 'fundTitle'],
  'fund-proposal-expired': ['firstName', 'fundTitle'],
  'admin-proposal': ['firstName', 'proposedBy', 'person'],
  'admin-proposal-decided': ['firstName', 'person', 'outcome'],
  'ledger-difference': ['firstName', 'fundTitle', 'difference'],
  'file-infected': ['firstName', 'fileName', 'threat'],
};

/** Names in double braces that the mail cannot fill; a lone brace is a brace. */
export const unknownPlaceholders = (key: EmailKey, text: string): string[] =>
  [...text.matchAll(/\{\{(.*?)\}\}/gs)]
    .map(([, name = '']) => name)
    .filter((name) => !mailPlaceholders[key].includes(name));
