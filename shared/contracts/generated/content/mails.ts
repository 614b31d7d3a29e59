// Written by `pnpm calls` from src/content/mails.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/content/mails.ts';

/** What every mail says of itself in one language. */
export const getBuiltInMails: CallOf<typeof declared.getBuiltInMails> = { id: 'getBuiltInMails', method: 'GET', path: '/cms/mails/:lang' };

/** Sends the words of a mail to oneself. */
export const sendTestMail: CallOf<typeof declared.sendTestMail> = { id: 'sendTestMail', method: 'POST', path: '/cms/mails/test' };
