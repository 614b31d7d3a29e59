import { getContactMessage } from '@portal/contracts/calls/support/contact-messages';
import type { ContactMessage } from '@portal/contracts/support/contact-messages';
import { dataQuery } from '@portal/platform';
import { inAllLanguages } from '../edit-directory/text-by-language.ts';
import { faqs } from './faqs.ts';

/** The message that a public question is to be made of. */
export const askedMessage = (id: string) =>
  dataQuery(['cms', 'asked-message', id], getContactMessage, { params: { id } });

/** The questions, of which a new one begins with what was asked and what was last answered, in that language. */
export const suggestedBy = ({ id, subject, language, replies }: ContactMessage): typeof faqs => ({
  ...faqs,
  begunFrom: id,
  valuesOf: (faq) =>
    faq
      ? faqs.valuesOf(faq)
      : {
          ...faqs.valuesOf(),
          question: inAllLanguages({ [language]: subject }),
          answer: inAllLanguages({ [language]: replies.at(-1)?.body ?? '' }),
        },
});
