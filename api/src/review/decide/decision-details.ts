import type { Section } from '@portal/contracts/applications/sections';
import type { Money } from '@portal/contracts/funds/money';
import { wordsIn } from '../../kernel/documents/words/document-words.ts';
import { moneyWords } from '../../kernel/documents/words/money-words.ts';
import type { MailDetail } from '../../kernel/mail/templates/template.ts';
import type { Case } from './case.ts';
import * as words from './decision.words.ts';

const detail = (label: string, values: readonly string[]): MailDetail[] =>
  values.length === 0 ? [] : [{ label, values }];

/** What an approval comes to, in the applicant's language; conditions as staff wrote them. */
export const approvalDetails = ({ access: { application }, input }: Case, amount: Money): MailDetail[] => {
  const { language } = application;
  return [
    ...detail(words.amountApproved[language], [moneyWords(amount)]),
    ...detail(words.conditions[language], input.conditions ?? []),
    ...detail(words.nextStep[language], [words.afterApproval[application.fundType][language]]),
  ];
};

/** Why it was not approved or not eligible, and what the applicant can do. `word` is a key such as `reasonCode.OTHER`. */
export const refusalDetails = ({ access: { application } }: Case, word: string): MailDetail[] => {
  const { language } = application;
  return [
    ...detail(words.reason[language], [wordsIn(language)(word)]),
    ...detail(words.nextStep[language], [words.afterRefusal[language]]),
  ];
};

/** What is to be changed, until when. */
export const returnDetails = (
  { access: { application } }: Case,
  sections: readonly Section[],
  dueOn: string,
): MailDetail[] => {
  const { language } = application;
  const say = wordsIn(language);
  return [
    ...detail(
      words.toChange[language],
      sections.map((section) => say(`section.${section}`)),
    ),
    ...detail(words.sendBy[language], [dueOn]),
    ...detail(words.nextStep[language], [words.afterReturn[language]]),
  ];
};
