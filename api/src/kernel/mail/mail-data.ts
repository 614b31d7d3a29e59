/** A list under its label, in words of the mail's language; values may be in any. */
export interface MailList {
  label: string;
  values: readonly string[];
}

/** A fact of a decision; the words of the mail may name it in double braces. */
export interface MailDetail extends MailList {
  name: string;
}

/** The facts that each mail is made from. */
export interface MailData {
  'confirm-email': { firstName: string; link: string; hours: number };
  'confirm-news': { firstName: string; link: string; hours: number };
  'account-exists': { firstName: string; link: string };
  'account-invited': { firstName: string; link: string; hours: number; role: string };
  'sign-in-code': { firstName: string; code: string; minutes: number };
  'new-sign-in': { firstName: string; at: string; device: string; ip: string; link: string };
  'account-locked': { firstName: string; minutes: number };
  'reset-code': { firstName: string; code: string; link: string; minutes: number };
  'password-changed': { firstName: string; at: string; link: string };
  /** `change` is in words of the mail's language. */
  'factor-changed': { firstName: string; change: string; at: string; link: string };
  'email-change': { firstName: string; newEmail: string; link: string; hours: number };
  'email-changed': { firstName: string; newEmail: string };
  'application-received': {
    firstName: string;
    applicationNumber: string;
    fundTitle: string;
    projectTitle: string;
    /** SHA-256 of what was sent in. */
    receipt?: string;
    /** Who signed it and when, where somebody was invited to. */
    details: readonly MailDetail[];
  };
  'application-returned': {
    firstName: string;
    applicationNumber: string;
    message: string;
    dueAt: string;
    details: readonly MailDetail[];
  };
  'application-decided': {
    firstName: string;
    applicationNumber: string;
    decision: 'APPROVED' | 'REJECTED' | 'INELIGIBLE';
    message: string;
    details: readonly MailDetail[];
  };
  'application-status': {
    firstName: string;
    applicationNumber: string;
    status: 'ON_HOLD' | 'RELEASED' | 'WITHDRAWN' | 'EXPIRED' | 'REOPENED';
    message: string;
  };
  'confirm-entry': {
    firstName: string;
    applicationNumber: string;
    projectTitle: string;
    link: string;
    code: string;
    days: number;
  };
  'entry-handed-over': { firstName: string; applicationNumber: string };
  'entry-refused': {
    firstName: string;
    applicationNumber: string;
    projectTitle: string;
    link: string;
    message: string;
  };
  /** `dueOn` is a day in words of the mail's language, or empty. */
  'review-assigned': {
    firstName: string;
    applicationNumber: string;
    projectTitle: string;
    assignedBy: string;
    dueOn: string;
    link: string;
  };
  /** Somebody of the staff is mentioned in a discussion; its words are not sent. */
  'note-mention': {
    firstName: string;
    applicationNumber: string;
    projectTitle: string;
    mentionedBy: string;
    link: string;
  };
  /** To a colleague whom an applicant invites; `firstName` is empty where the address has no account. */
  'member-invited': {
    firstName: string;
    invitedBy: string;
    projectTitle: string;
    toSign: boolean;
    link: string;
  };
  'signature-code': { firstName: string; projectTitle: string; code: string; minutes: number };
  /** To the owner, and to the signatory where a change made it void. */
  'signature-news': { firstName: string; projectTitle: string; signatory: string; holds: boolean };
  /** Days are in the words of the mail's language. */
  'return-reminder': { firstName: string; applicationNumber: string; endsOn: string; isLast: boolean };
  'draft-notice': { firstName: string; projectTitle: string; deletedOn: string };
  'review-reminder': { firstName: string; applicationNumber: string; dueOn: string; isOverdue: boolean };
  'fund-proposal': { firstName: string; fundTitle: string; proposedBy: string; what: string };
  'fund-proposal-decided': {
    firstName: string;
    fundTitle: string;
    outcome: 'APPROVED' | 'REJECTED' | 'EXPIRED';
    message: string;
  };
  'admin-proposal': { firstName: string; proposedBy: string; person: string };
  'admin-proposal-decided': { firstName: string; person: string; outcome: string; message: string };
  'ledger-difference': { firstName: string; fundTitle: string; difference: string };
  'message-reply': { firstName: string; applicationNumber: string; message: string };
  'file-infected': { firstName: string; fileName: string; threat: string };
  /** Words that editors keep in the content section `emails`. */
  'from-content': { firstName: string; subject: string; paragraphs: MailText['paragraphs']; quote?: string };
}

export type TemplateName = keyof MailData;

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

/** Pages of the portal that mails link to. */
export interface MailPlaces {
  home: string;
  myApplications: string;
  reviewApplications: string;
  funds: string;
  users: string;
}
