import { questionKey } from '@portal/application-form/questions';
import type { ChangeRequest } from '@portal/contracts/applications/requests.schema';
import type { Section } from '@portal/contracts/applications/sections';
import type { Money } from '@portal/contracts/funds/money';
import { translationsIn } from '../../kernel/documents/translations/document-translations.ts';
import { formatMoney } from '../../kernel/documents/translations/format-money.ts';
import type { MailDetail } from '../../kernel/mail/mail-data.ts';
import { colon } from '../../kernel/messages/colon.ts';
import { textOf } from '../locales/messages.ts';
import type { DecisionContext } from './decision-context.ts';

/** By the name that the words of a letter may place it by, under a label in their language. */
const detail = (name: string, label: string, values: readonly string[]): MailDetail[] =>
  values.length === 0 ? [] : [{ name, label, values }];

/** What an approval comes to, in the applicant's language; conditions as staff wrote them. */
export const approvalDetails = (
  { access: { application }, input }: DecisionContext,
  amount: Money,
): MailDetail[] => {
  const { language } = application;
  return [
    ...detail('amount', textOf('decision.amountApproved')[language], [formatMoney(amount)]),
    ...detail('conditions', textOf('decision.conditions')[language], input.conditions ?? []),
    ...detail('nextStep', textOf('decision.nextStep')[language], [
      textOf(`decision.afterApproval.${application.fundType}`)[language],
    ]),
  ];
};

/** Why it was not approved or not eligible, and what the applicant can do. `word` is a key such as `reasonCode.OTHER`. */
export const refusalDetails = ({ access: { application } }: DecisionContext, word: string): MailDetail[] => {
  const { language } = application;
  return [
    ...detail('reason', textOf('decision.reason')[language], [translationsIn(language)(word)]),
    ...detail('nextStep', textOf('decision.nextStep')[language], [textOf('decision.afterRefusal')[language]]),
  ];
};

/** Each request, in its own reading direction, after the name of what it is about in the applicant's language. */
export const requestLines = (
  { access: { application } }: Pick<DecisionContext, 'access'>,
  requests: readonly ChangeRequest[],
): string[] => {
  const { language } = application;
  const say = translationsIn(language);
  return requests.map(
    ({ section, field, text }) =>
      `${say(questionKey(application.fundType, section, field))}${colon(language)} ${text.replaceAll(/.+/g, '\u2068$&\u2069')}`,
  );
};

/** What is to be changed, until when. */
export const returnDetails = (
  c: DecisionContext,
  { sections, requests }: { sections: readonly Section[]; requests: readonly ChangeRequest[] },
  dueOn: string,
): MailDetail[] => {
  const { language } = c.access.application;
  const say = translationsIn(language);
  return [
    ...detail('requests', textOf('decision.requests')[language], requestLines(c, requests)),
    ...detail(
      'sections',
      textOf('decision.toChange')[language],
      sections.map((section) => say(`section.${section}`)),
    ),
    ...detail('dueAt', textOf('decision.sendBy')[language], [dueOn]),
    ...detail('nextStep', textOf('decision.nextStep')[language], [textOf('decision.afterReturn')[language]]),
  ];
};
