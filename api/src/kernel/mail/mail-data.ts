/** A list under its label, in words of the mail's language; values may be in any. */
export interface MailList {
  label: string;
  values: readonly string[];
}

/** A fact of a decision; the words of the mail may name it in double braces. */
export interface MailDetail extends MailList {
  name: string;
}

/** The facts that each mail is made from, beside the first name of who gets it. */
export interface MailFacts {
  'confirm-email': { link: string; hours: number };
  'confirm-news': { link: string; hours: number };
  'account-exists': { link: string };
  'account-invited': { link: string; hours: number; role: string };
  'sign-in-code': { code: string; minutes: number };
  'new-sign-in': { at: string; device: string; ip: string; link: string };
  'account-locked': { minutes: number };
  'reset-code': { code: string; link: string; minutes: number };
  'password-changed': { at: string; link: string };
  /** `change` is in words of the mail's language. */
  'factor-changed': { change: string; at: string; link: string };
  'email-change': { newEmail: string; link: string; hours: number };
  'email-changed': { newEmail: string };
  'application-received': {
    applicationNumber: string;
    fundTitle: string;
    projectTitle: string;
    /** SHA-256 of what was sent in. */
    receipt?: string;
    /** Who signed it and when, where somebody was invited to. */
    details: readonly MailDetail[];
    /** Absent: to the application as its applicant reads it. */
    link?: string;
  };
  'application-returned': {
    applicationNumber: string;
    message: string;
    dueAt: string;
    details: readonly MailDetail[];
  };
  'application-decided': {
    applicationNumber: string;
    decision: 'APPROVED' | 'REJECTED' | 'INELIGIBLE';
    message: string;
    details: readonly MailDetail[];
  };
  'application-status': {
    applicationNumber: string;
    status: 'ON_HOLD' | 'RELEASED' | 'WITHDRAWN' | 'EXPIRED' | 'REOPENED';
    message: string;
  };
  /** `account`: only the end of its number. */
  'payout-account-saved': { applicationNumber: string; account: string; at: string };
  'confirm-entry': {
    applicationNumber: string;
    projectTitle: string;
    link: string;
    code: string;
    days: number;
  };
  'entry-handed-over': { applicationNumber: string };
  'entry-refused': { applicationNumber: string; projectTitle: string; link: string; message: string };
  /** `dueOn` is a day in words of the mail's language, or empty. */
  'review-assigned': {
    applicationNumber: string;
    projectTitle: string;
    assignedBy: string;
    dueOn: string;
    link: string;
  };
  /** Several applications by one action; `details` lists them. */
  'reviews-assigned': { count: number; assignedBy: string; dueOn: string; details: readonly MailDetail[] };
  'review-again': { applicationNumber: string; projectTitle: string; dueOn: string; link: string };
  'review-withdrawn': { applicationNumber: string; projectTitle: string };
  'reviews-withdrawn': { count: number; details: readonly MailDetail[] };
  /** Somebody of the staff is mentioned in a discussion; its words are not sent. */
  'note-mention': { applicationNumber: string; projectTitle: string; mentionedBy: string; link: string };
  /** To a colleague whom an applicant invites; the first name is empty where the address has no account. */
  'member-invited': { invitedBy: string; projectTitle: string; toSign: boolean; link: string };
  'signature-code': { projectTitle: string; code: string; minutes: number };
  /** To the owner, and to the signatory where a change made it void. */
  'signature-news': { projectTitle: string; signatory: string; holds: boolean };
  /** Days are in the words of the mail's language. */
  'return-reminder': { applicationNumber: string; endsOn: string; isLast: boolean };
  'draft-notice': { projectTitle: string; deletedOn: string; link: string };
  'review-reminder': { applicationNumber: string; dueOn: string; isOverdue: boolean };
  /** Several at once; `details` lists them. */
  'reviews-due': { count: number; details: readonly MailDetail[] };
  'fund-proposal': { fundTitle: string; proposedBy: string; what: string };
  'fund-proposal-decided': {
    fundTitle: string;
    outcome: 'APPROVED' | 'REJECTED' | 'EXPIRED';
    message: string;
  };
  'admin-proposal': { proposedBy: string; person: string };
  'admin-proposal-decided': { person: string; outcome: string; message: string };
  /** `endsOn` is a day in words of the mail's language. */
  'client-ends': { system: string; endsOn: string };
  'ledger-difference': { fundTitle: string; difference: string };
  'message-reply': { applicationNumber: string; message: string };
  'file-infected': { fileName: string; threat: string };
  /** Words that editors keep in the content section `emails`. */
  'from-content': { subject: string; paragraphs: MailText['paragraphs']; quote?: string };
}

export type TemplateName = keyof MailFacts;

export type MailData<N extends TemplateName> = MailFacts[N] & { firstName: string };

/** One mail before it is laid out. Texts are plain; the layout escapes them. */
export interface MailText {
  subject: string;
  paragraphs: readonly (string | MailList)[];
  /** Shown large, such as a code. */
  code?: string;
  /** What someone else wrote, shown as a quotation. */
  quote?: string;
  link?: { label: string; href: string };
}
