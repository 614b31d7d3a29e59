import type { Tx } from '../../kernel/database/db.ts';
import type { NewInterest } from './interest.db.ts';

/**
 * Whether the same was sent, word for word, from the same address within ten minutes. Until the transaction
 * ends another one with these words waits, so that two at once become one.
 */
export const isSentTwice = async (tx: Tx, interest: NewInterest): Promise<boolean> => {
  const { type, email, firstName, lastName, language } = interest;
  const texts = [interest.phone, interest.organisation, interest.position, interest.message].map(
    (text) => text || null,
  );
  const [phone = null, organisation = null, position = null, message = null] = texts;
  const country = interest.countryCode ?? null;
  const contents = JSON.stringify([type, email.toLowerCase(), firstName, lastName, country, ...texts]);
  await tx`select pg_advisory_xact_lock(hashtextextended(${contents}, 727277))`;
  const [twin] = await tx`
    select 1 from interests
    where created_at > now() - interval '10 minutes' and type = ${type} and lower(email) = ${email.toLowerCase()}
      and first_name = ${firstName} and last_name = ${lastName} and language = ${language}
      and phone is not distinct from ${phone} and country_code is not distinct from ${country}
      and organisation is not distinct from ${organisation} and position is not distinct from ${position}
      and message is not distinct from ${message}
    limit 1`;
  return twin !== undefined;
};
