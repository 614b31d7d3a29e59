import type { InterestInput } from '@portal/contracts/support/interest';
import { mailFromContent } from '../../content/index.ts';
import { requireCountry } from '../../funds/index.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, transaction } from '../../kernel/database/db.ts';
import type { MaybeCaller } from '../../kernel/http/caller.ts';
import { refusedField } from '../../kernel/http/problem.ts';
import { withSingleLines } from '../../kernel/http/single-line.ts';
import { textOf } from '../locales/messages.ts';
import { mayBeMailed } from '../public-forms/may-be-mailed.db.ts';
import { askForConfirmation } from './confirm-interest.ts';
import { aboutInterest, insertInterest, isSentTwice, noteMail } from './interest.db.ts';

/**
 * Notes a visitor's interest and thanks by mail, or asks by mail before news go out. A filled hidden field is a robot: it is answered
 * like a person and nothing is kept. What is sent twice, by a second press or a lost answer, is kept once.
 * @throws Problem invalid_request.
 */
export const registerInterest = async (
  db: Pool,
  by: MaybeCaller,
  { website, ...given }: InterestInput,
): Promise<void> => {
  if (website) return;
  const input = withSingleLines(given, ['firstName', 'lastName', 'organisation', 'position']);
  if (!input.consent) {
    throw refusedField('consent', 'consent', textOf('interest.consentNeeded'));
  }
  const language = input.language ?? by.meta.language;
  await transaction(db, async (tx) => {
    await requireCountry(tx, input.countryCode);
    const interest = { ...input, language };
    if (await isSentTwice(tx, interest)) return;
    const entityId = await insertInterest(tx, interest);
    const { firstName, lastName, email } = input;
    if (await mayBeMailed(tx, 'interests', email)) {
      const mailId =
        input.type === 'NEWS_UPDATES'
          ? await askForConfirmation(tx, entityId, { email, firstName, language })
          : await mailFromContent(tx, {
              to: email,
              key: 'interest-received',
              language,
              firstName,
              facts: { firstName, lastName },
            });
      await noteMail(tx, entityId, mailId);
    }
    await recordAudit(tx, by, 'CREATE', aboutInterest(entityId, input.type));
  });
};
