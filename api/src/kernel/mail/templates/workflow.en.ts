import type { TemplateTable, WorkflowMail } from './template.ts';

export const workflow: Pick<TemplateTable, WorkflowMail> = {
  'application-status': ({ applicationNumber, status, message }, { myApplications }) => ({
    subject: `Application ${applicationNumber}: news`,
    paragraphs: [
      {
        ON_HOLD: `Your application ${applicationNumber} is on hold. You have nothing to do until we write again.`,
        RELEASED: `We have taken up your application ${applicationNumber} again where it was put on hold.`,
        WITHDRAWN: `Your application ${applicationNumber} has been withdrawn. If you did not ask for this, please write to us.`,
        EXPIRED: `Your application ${applicationNumber} was closed, because the requested changes did not arrive in time.`,
        REOPENED: `Your application ${applicationNumber} is open again and under review.`,
      }[status],
    ],
    quote: message,
    link: { label: 'Open my application', href: myApplications },
  }),
  'confirm-entry': ({ applicationNumber, projectTitle, link, code, days }) => ({
    subject: `Please confirm application ${applicationNumber}`,
    paragraphs: [
      `An application was entered for you: ${applicationNumber}, "${projectTitle}".`,
      `Please open the link within ${days} days, read what was entered, and confirm it there, or enter the number and this code. Opening the link alone confirms nothing. You can also read the code to the person who entered it.`,
      'If you did not agree to it, please say so on the same page.',
    ],
    code,
    link: { label: 'Read and confirm the application', href: link },
  }),
  'entry-handed-over': ({ applicationNumber }, { home }) => ({
    subject: `Application ${applicationNumber}: handed over`,
    paragraphs: [
      `Application ${applicationNumber} is now in the hands of the applicant alone.`,
      'From now on only the applicant’s account can change, resend or withdraw it.',
    ],
    link: { label: home, href: home },
  }),
  'entry-refused': ({ applicationNumber, projectTitle, link, message }) => ({
    subject: `The applicant refused application ${applicationNumber}`,
    paragraphs: [
      `Application ${applicationNumber}, "${projectTitle}", was entered by staff for an applicant. The applicant says that this was not agreed.`,
      'It cannot be recommended or approved. Please find out what happened, then withdraw it or ask the applicant again.',
    ],
    quote: message,
    link: { label: 'Open the application', href: link },
  }),
  'review-assigned': ({ applicationNumber, projectTitle, assignedBy, dueOn, link }) => ({
    subject: `Application ${applicationNumber} for your review`,
    paragraphs: [
      `${assignedBy} asks you to review application ${applicationNumber}, "${projectTitle}".`,
      ...(dueOn === '' ? [] : [`Please finish your review by ${dueOn}.`]),
      'First declare whether you have a conflict of interest.',
    ],
    link: { label: 'Open the application', href: link },
  }),
  'return-reminder': ({ applicationNumber, endsOn, isLast }, { myApplications }) => ({
    subject: `Application ${applicationNumber}: your changes are still missing`,
    paragraphs: [
      `The date for your changes to application ${applicationNumber} has passed.`,
      `Please send them by ${endsOn}. After that the application is closed.`,
      ...(isLast ? ['This is the last reminder.'] : []),
    ],
    link: { label: 'Open my application', href: myApplications },
  }),
  'draft-notice': ({ projectTitle, deletedOn }, { myApplications }) => ({
    subject: 'Your draft will be deleted',
    paragraphs: [
      `Your draft "${projectTitle}" has not been opened for a long time.`,
      `It will be deleted on ${deletedOn} unless you continue it.`,
    ],
    link: { label: 'Open my application', href: myApplications },
  }),
  'review-reminder': ({ applicationNumber, dueOn, isOverdue }, { reviewApplications }) => ({
    subject: `Review of application ${applicationNumber}`,
    paragraphs: [
      isOverdue
        ? `Your review of application ${applicationNumber} was due on ${dueOn} and is overdue.`
        : `Your review of application ${applicationNumber} is due on ${dueOn}.`,
    ],
    link: { label: 'Open my reviews', href: reviewApplications },
  }),
  'fund-proposal': ({ fundTitle, proposedBy, what }, { funds }) => ({
    subject: `A change of ${fundTitle} waits for a second person`,
    paragraphs: [`${proposedBy} proposes: ${what}.`, 'Please look at it and approve or reject it.'],
    link: { label: 'Open the funds', href: funds },
  }),
  'fund-proposal-decided': ({ fundTitle, outcome, message }, { funds }) => ({
    subject: `Your proposal for ${fundTitle}`,
    paragraphs: [
      {
        APPROVED: 'Your proposal was approved and carried out.',
        REJECTED: 'Your proposal was rejected.',
        EXPIRED: 'Your proposal has expired because nobody decided on it in time.',
      }[outcome],
    ],
    quote: message,
    link: { label: 'Open the funds', href: funds },
  }),
  'admin-proposal': ({ proposedBy, person }, { users }) => ({
    subject: 'A new Admin waits for your approval',
    paragraphs: [
      `${proposedBy} proposes ${person} as Admin.`,
      'Please approve or reject it. The invitation is sent only after your approval.',
    ],
    link: { label: 'Open user management', href: users },
  }),
  'admin-proposal-decided': ({ person, outcome, message }, { users }) => ({
    subject: `Your proposal: ${person} as Admin`,
    paragraphs: [outcome],
    quote: message,
    link: { label: 'Open user management', href: users },
  }),
  'ledger-difference': ({ fundTitle, difference }, { funds }) => ({
    subject: `The ledger of ${fundTitle} does not add up`,
    paragraphs: [
      `The nightly check found a difference: ${difference}.`,
      'Please do not move money of this fund before it is explained.',
    ],
    link: { label: 'Open the funds', href: funds },
  }),
};
