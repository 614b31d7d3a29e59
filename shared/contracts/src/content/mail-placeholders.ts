/** In double braces. Codes, links and quotations are not among them: mails show those below the words. */
const placeholders = {
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
  'application-received': [
    'firstName',
    'applicationNumber',
    'fundTitle',
    'projectTitle',
    'receipt',
    'signedBy',
  ],
  'application-returned': ['firstName', 'applicationNumber', 'dueAt', 'requests', 'sections', 'nextStep'],
  'application-approved': ['firstName', 'applicationNumber', 'amount', 'conditions', 'nextStep'],
  'application-rejected': ['firstName', 'applicationNumber', 'reason', 'nextStep'],
  'application-ineligible': ['firstName', 'applicationNumber', 'reason', 'nextStep'],
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
  'payout-account-saved': ['firstName', 'applicationNumber', 'account', 'at'],
  'confirm-entry': ['firstName', 'applicationNumber', 'projectTitle', 'days'],
  'entry-handed-over': ['firstName', 'applicationNumber'],
  'entry-refused': ['firstName', 'applicationNumber', 'projectTitle'],
  'review-assigned': ['firstName', 'applicationNumber', 'projectTitle', 'assignedBy', 'dueOn'],
  'reviews-assigned': ['firstName', 'count', 'applications', 'assignedBy', 'dueOn'],
  'review-again': ['firstName', 'applicationNumber', 'projectTitle', 'dueOn'],
  'review-withdrawn': ['firstName', 'applicationNumber', 'projectTitle'],
  'reviews-withdrawn': ['firstName', 'count', 'applications'],
  'note-mention': ['firstName', 'applicationNumber', 'projectTitle', 'mentionedBy'],
  'member-invited': ['firstName', 'invitedBy', 'projectTitle'],
  'signatory-invited': ['firstName', 'invitedBy', 'projectTitle'],
  'signature-code': ['firstName', 'projectTitle', 'minutes'],
  'application-signed': ['firstName', 'projectTitle', 'signatory'],
  'signature-void': ['firstName', 'projectTitle', 'signatory'],
  'return-reminder': ['firstName', 'applicationNumber', 'endsOn'],
  'return-last-reminder': ['firstName', 'applicationNumber', 'endsOn'],
  'draft-notice': ['firstName', 'projectTitle', 'deletedOn'],
  'review-reminder': ['firstName', 'applicationNumber', 'dueOn'],
  'review-overdue': ['firstName', 'applicationNumber', 'dueOn'],
  'reviews-due': ['firstName', 'count', 'applications'],
  'fund-proposal': ['firstName', 'fundTitle', 'proposedBy', 'what'],
  'fund-proposal-approved': ['firstName', 'fundTitle'],
  'fund-proposal-rejected': ['firstName', 'fundTitle'],
  'fund-proposal-expired': ['firstName', 'fundTitle'],
  'admin-proposal': ['firstName', 'proposedBy', 'person'],
  'admin-proposal-decided': ['firstName', 'person', 'outcome'],
  'client-ends': ['firstName', 'system', 'endsOn'],
  'ledger-difference': ['firstName', 'fundTitle', 'difference'],
  'file-infected': ['firstName', 'fileName', 'threat'],
};

/** A mail that an editor can word. */
export type EmailKey = keyof typeof placeholders;
export const emailKeys = Object.keys(placeholders) as EmailKey[]; // a record has just these keys
export const mailPlaceholders: Record<EmailKey, readonly string[]> = placeholders;

/** Mails that have no built-in words: an editor must give some. */
export const unwordedMails = ['contact-received', 'contact-reply', 'interest-received'] as const;
export type UnwordedMail = (typeof unwordedMails)[number];

/** Letters that a fund may word by itself, each with what its words must name: nothing follows below them. */
const letters = {
  'application-approved': ['amount', 'conditions'],
  'application-rejected': ['reason'],
  'application-ineligible': ['reason'],
  'application-returned': ['requests', 'sections', 'dueAt'],
  'application-on-hold': [],
  'application-released': [],
  'application-reopened': [],
  'application-withdrawn': [],
  'application-expired': [],
} satisfies Partial<Record<EmailKey, readonly string[]>>;

export type LetterKey = keyof typeof letters;
export const letterKeys = Object.keys(letters) as LetterKey[]; // a record has just these keys
export const neededPlaceholders: Record<LetterKey, readonly string[]> = letters;
export const isLetterKey = (name: string): name is LetterKey => Object.hasOwn(letters, name);

/** What a fund's own words for a letter fail to name. */
export const missingPlaceholders = (key: LetterKey, text: string): string[] =>
  neededPlaceholders[key].filter((name) => !text.includes(`{{${name}}}`));

/** Names in double braces that the mail cannot fill; a lone brace is a brace. */
export const unknownPlaceholders = (key: EmailKey, text: string): string[] =>
  [...text.matchAll(/\{\{(.*?)\}\}/gs)]
    .map(([, name = '']) => name)
    .filter((name) => !mailPlaceholders[key].includes(name));
