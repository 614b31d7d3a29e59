import { fromContent } from './from-content.ts';
import type { Templates } from './template.ts';
import { workflow } from './workflow.en.ts';

export const en: Templates = {
  greeting: (firstName) => (firstName === '' ? 'Hello,' : `Dear ${firstName},`),
  farewell: 'Kind regards,\nAdjustment Fund Portal',
  footer:
    'This mail was sent automatically. Nobody from the fund will ever ask you for your password or a code.',
  'confirm-email': ({ link, hours }) => ({
    subject: 'Please confirm your e-mail address',
    paragraphs: [
      'Thank you for registering with the Adjustment Fund Portal.',
      `Please confirm your e-mail address within ${hours} hours. After that you can sign in.`,
      'If you did not register, please ignore this mail.',
    ],
    link: { label: 'Confirm my e-mail address', href: link },
  }),
  'confirm-news': ({ link, hours }) => ({
    subject: 'Shall we send you our news?',
    paragraphs: [
      'You asked for news of the Fund by e-mail.',
      `Please confirm this within ${hours} hours. Without it nothing is sent to you.`,
      'If it was not you, please ignore this mail.',
    ],
    link: { label: 'Yes, send me news', href: link },
  }),
  'account-exists': ({ link }) => ({
    subject: 'You already have an account',
    paragraphs: [
      'Someone, probably you, tried to register with this e-mail address. There is already an account for it.',
      'You can sign in, or choose a new password if you have forgotten yours.',
    ],
    link: { label: 'Go to sign-in', href: link },
  }),
  'account-invited': ({ link, hours, role }) => ({
    subject: 'Your account for the Adjustment Fund Portal',
    paragraphs: [
      `An account with the role "${role}" was made for you.`,
      `Please choose your password within ${hours} hours.`,
    ],
    link: { label: 'Choose my password', href: link },
  }),
  'sign-in-code': ({ code, minutes }) => ({
    subject: 'Your sign-in code',
    paragraphs: [
      `Enter this code to finish signing in. It is valid for ${minutes} minutes and can be used once.`,
      'If you did not try to sign in, someone knows your password: please change it.',
    ],
    code,
  }),
  'new-sign-in': ({ at, device, ip, link }) => ({
    subject: 'New sign-in to your account',
    paragraphs: [
      `Your account was used from a device that we have not seen before: ${device}, address ${ip}, ${at}.`,
      'If this was you, there is nothing to do. If not, choose a new password; that ends every session.',
    ],
    link: { label: 'Look at my sign-ins', href: link },
  }),
  'account-locked': ({ minutes }) => ({
    subject: 'Your account is locked for a while',
    paragraphs: [
      `There were too many wrong attempts to sign in, so your account is locked for ${minutes} minutes.`,
      'If this was not you, please choose a new password once it is open again.',
    ],
  }),
  'reset-code': ({ code, link, minutes }) => ({
    subject: 'Choose a new password',
    paragraphs: [
      `Use this code or the link to choose a new password. Both are valid for ${minutes} minutes.`,
      'If you did not ask for this, please ignore this mail: your password stays as it is.',
    ],
    code,
    link: { label: 'Choose a new password', href: link },
  }),
  'password-changed': ({ at, link }) => ({
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed (${at}) and your other sessions were ended.`,
      'If this was not you, choose a new password at once and write to us.',
    ],
    link: { label: 'Choose a new password', href: link },
  }),
  'factor-changed': ({ change, at, link }) => ({
    subject: 'The protection of your account has changed',
    paragraphs: [`${change} (${at}).`, 'If this was not you, choose a new password at once and write to us.'],
    link: { label: 'Look at my profile', href: link },
  }),
  'email-change': ({ newEmail, link, hours }) => ({
    subject: 'Please confirm another e-mail address',
    paragraphs: [
      `The e-mail address of your account is to become ${newEmail}.`,
      `Please confirm this within ${hours} hours. The change counts once both the present and the new address have said yes.`,
      'If you did not ask for this, do not confirm it, and choose a new password.',
    ],
    link: { label: 'Confirm the change', href: link },
  }),
  'email-changed': ({ newEmail }) => ({
    subject: 'Your e-mail address was changed',
    paragraphs: [
      `From now on your account has the address ${newEmail}, and all sessions were ended.`,
      'If this was not you, write to us at once.',
    ],
  }),
  'application-received': ({ applicationNumber, fundTitle, projectTitle, receipt }, { myApplications }) => ({
    subject: `Application ${applicationNumber} received`,
    paragraphs: [
      `We have received your application ${applicationNumber}, "${projectTitle}", to the ${fundTitle}.`,
      'We will write to you when its state changes. You can follow it in your workspace.',
      ...(receipt ? [`Receipt (SHA-256): ${receipt}`] : []),
    ],
    link: { label: 'My applications', href: myApplications },
  }),
  'application-returned': ({ applicationNumber, message, dueAt }, { myApplications }) => ({
    subject: `Application ${applicationNumber}: changes requested`,
    paragraphs: [`Please change the named parts of your application and send it again by ${dueAt}.`],
    quote: message,
    link: { label: 'Open my application', href: myApplications },
  }),
  'application-decided': ({ applicationNumber, decision, message }, { myApplications }) => ({
    subject: `Application ${applicationNumber}: decision`,
    paragraphs: [
      {
        APPROVED: `Your application ${applicationNumber} was approved.`,
        REJECTED: `Your application ${applicationNumber} was not approved.`,
        INELIGIBLE: `Your application ${applicationNumber} is not eligible.`,
      }[decision],
    ],
    quote: message,
    link: { label: 'Open my application', href: myApplications },
  }),
  'message-reply': ({ applicationNumber, message }, { myApplications }) => ({
    subject: `New message about application ${applicationNumber}`,
    paragraphs: ['You have a new message about your application.'],
    quote: message,
    link: { label: 'Open my application', href: myApplications },
  }),
  ...workflow,
  'file-infected': ({ fileName, threat }) => ({
    subject: `A file was removed: ${fileName}`,
    paragraphs: [
      `The virus scanner found “${threat}” in the file “${fileName}” that you uploaded. The file was removed and can no longer be opened.`,
      'Please clean the computer that it came from, and upload a clean copy where the file is needed.',
    ],
  }),
  'from-content': fromContent,
};
