import { mailPlaceholders, unknownPlaceholders } from '@portal/contracts/content/mail-placeholders';
import type { TestMail } from '@portal/contracts/content/mails';
import { about, recordAudit } from '../kernel/audit/record-audit.ts';
import { type Pool, transaction } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { problem } from '../kernel/http/problem.ts';
import { mailPerson } from '../kernel/mail/enqueue-mail.ts';
import { paragraphsOf } from '../kernel/mail/paragraphs.ts';
import { fillPlaceholders } from '../kernel/messages/fill-placeholders.ts';
import { refuseMarkup } from './checks/refuse-markup.ts';

/** Example values of placeholders; a placeholder without one shows its name. */
const examples: Record<string, string> = {
  ticketNumber: 'CM-2026-000001',
  applicationNumber: 'BF-2026-000001',
  hours: '24',
  minutes: '10',
  days: '14',
  at: '2026-01-31 09:00 UTC',
  dueAt: '2026-01-31',
  dueOn: '2026-01-31',
  endsOn: '2026-01-31',
  deletedOn: '2026-01-31',
  newEmail: 'name@portal.example',
};

const refuseUnknownPlaceholders = ({ key, subject, body }: TestMail): void => {
  const fields = Object.entries({ subject, body })
    .filter(([, text]) => unknownPlaceholders(key, text).length > 0)
    .map(([field]) => ({ field, code: 'not_allowed' as const }));
  if (fields.length > 0) throw problem('invalid_request', { fields });
};

/**
 * Mails the words to the caller's own address, which nobody chooses here, and logs who did.
 * @throws Problem invalid_request for markup or a placeholder that the mail does not have.
 */
export const sendTestMail = (db: Pool, by: Caller, mail: TestMail): Promise<void> => {
  const { email, firstName, lastName } = by.actor;
  const { key, lang, subject, body } = mail;
  refuseMarkup({ subject, body });
  refuseUnknownPlaceholders(mail);
  return transaction(db, async (tx) => {
    const names = Object.fromEntries(mailPlaceholders[key].map((name) => [name, `[${name}]`]));
    const facts = { ...names, ...examples, firstName, lastName };
    await mailPerson(tx, { email, firstName, language: lang }, 'from-content', {
      subject: fillPlaceholders(subject, facts),
      paragraphs: paragraphsOf(body, facts),
    });
    await recordAudit(tx, by, 'CREATE', about('CONTENT', 'test-mail', `${key}/${lang}`, `${key} (${lang})`));
  });
};
