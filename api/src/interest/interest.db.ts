import type { Language } from '@portal/contracts';
import type { InterestInput } from '@portal/contracts/interest/schemas';
import type { Tx } from '../database/db.ts';
import { newId } from '../database/ids.ts';

type NewInterest = Omit<InterestInput, 'website' | 'language'> & { language: Language };

export const insertInterest = async (tx: Tx, interest: NewInterest): Promise<string> => {
  const id = newId('int');
  await tx`
    insert into interests (id, type, first_name, last_name, email, phone, organisation, position, country_code, message, language, consent)
    values (${id}, ${interest.type}, ${interest.firstName}, ${interest.lastName}, ${interest.email},
      ${interest.phone || null}, ${interest.organisation || null}, ${interest.position || null},
      ${interest.countryCode ?? null}, ${interest.message || null}, ${interest.language}, ${interest.consent})`;
  return id;
};
