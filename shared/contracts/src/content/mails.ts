import { type Static, Type } from 'typebox';
import { Message, operation, result } from '../operation.ts';
import { closed, Lang } from '../schema-parts.ts';
import { type EmailKey, emailKeys } from './mail-placeholders.ts';
import { EmailTemplate, type MailWords } from './sections.ts';

/** The words to try, saved or not. */
export const TestMail = closed({ key: Type.Enum(emailKeys), lang: Lang, ...EmailTemplate.properties });
export type TestMail = Static<typeof TestMail>;

/** Words by the name of the mail. */
const BuiltInMails = Type.Unsafe<Record<EmailKey, MailWords>>(Type.Record(Type.String(), EmailTemplate));

export const getBuiltInMails = operation('getBuiltInMails', 'GET /cms/mails/:lang', {
  permission: 'content.manage',
  summary: 'What every mail says of itself in one language',
  description:
    'To begin own words from. Greeting, farewell, codes and links are not among them: every mail adds those itself.',
  params: closed({ lang: Lang }),
  response: result(BuiltInMails),
  example: { params: { lang: 'en' } },
});

export const sendTestMail = operation('sendTestMail', 'POST /cms/mails/test', {
  permission: 'content.manage',
  summary: 'Sends the words of a mail to oneself',
  description:
    'Goes to the address of the caller alone, with examples in its gaps. The words need not be saved; a gap that the mail cannot fill is refused. At most 10 in 10 minutes.',
  body: TestMail,
  response: Message,
  example: {
    body: {
      key: 'account-locked',
      lang: 'en',
      subject: 'Your account is locked',
      body: 'For {{minutes}} minutes nobody can sign in with it.',
    },
  },
});
