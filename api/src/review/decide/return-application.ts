import { questionNames } from '@portal/application-form/questions';
import type { ChangeRequest } from '@portal/contracts/applications/requests.schema';
import { MIN_REQUEST_TEXT, sectionsOf } from '@portal/contracts/applications/sections';
import { mailApplicant, moveTo } from '../../applications/index.ts';
import { transactionTime } from '../../kernel/database/clock.ts';
import { newId } from '../../kernel/database/db.ts';
import { formatDay } from '../../kernel/documents/translations/format-day.ts';
import { invalidField } from '../../kernel/http/problem.ts';
import {
  type DecisionContext,
  type Outcome,
  requireText,
  writeDecision,
  writeHistory,
} from './decision-context.ts';
import { requestLines, returnDetails } from './decision-mail-details.ts';

const MIN_MESSAGE = 20;
const DAY = 86_400_000;

/** Due at the end of a day in UTC, so that reminders of late answers begin after the day that the mail names. */
const dueDate = ({ input, fund }: DecisionContext, now: string): string => {
  if (input.dueAt === undefined)
    return `${new Date(Date.parse(now) + fund.returnDays * DAY).toISOString().slice(0, 10)}T23:59:59.000Z`;
  if (Date.parse(input.dueAt) <= Date.parse(now)) throw invalidField('dueAt', 'past_date');
  return new Date(input.dueAt).toISOString();
};

/** The requested changes, each to a question or document of the form. @throws invalid_request. */
const requestsOf = ({ input, access: { application } }: DecisionContext): ChangeRequest[] =>
  (input.requests ?? []).map(({ section, field = null, text }, index) => {
    const names = questionNames(application.fundType, section, application.answers);
    if (field !== null && !names.includes(field))
      throw invalidField(`requests.${index}.field`, 'not_allowed');
    const given = requireText(text, `requests.${index}.text`, MIN_REQUEST_TEXT);
    return { id: newId('req'), section, field, text: given, doneAt: null };
  });

/** Opens named sections to the applicant again, with requests or a message, and a date. */
export const returnApplication = async (c: DecisionContext): Promise<Outcome> => {
  const { tx, input, access } = c;
  const { application } = access;
  const known = sectionsOf(application.fundType, { isOnBehalf: application.isOnBehalf });
  const requests = requestsOf(c);
  const asked = new Set([...(input.sections ?? []), ...requests.map(({ section }) => section)]);
  const sections = [...known.filter((section) => asked.has(section))];
  if (asked.size === 0) throw invalidField('sections', 'required');
  if (sections.length < asked.size) throw invalidField('sections', 'not_allowed');
  const message =
    requests.length > 0
      ? (input.messageToApplicant?.trim() ?? '')
      : requireText(input.messageToApplicant, 'messageToApplicant', MIN_MESSAGE);
  const now = await transactionTime(tx);
  const dueAt = dueDate(c, now);
  await writeDecision(c, { kind: 'PROCESS', sections, dueAt });
  const rowVersion = await moveTo(tx, application, 'RETURNED', {
    returnRequest: { sections, message, requests, dueAt, returnedAt: now },
    dueAt,
  });
  const dueOn = formatDay(dueAt, application.language);
  await mailApplicant(tx, application, 'application-returned', {
    applicationNumber: application.applicationNumber ?? '',
    message,
    dueAt: dueOn,
    details: returnDetails(c, { sections, requests }, dueOn),
  });
  await writeHistory(c, {
    action: 'RETURN',
    to: 'RETURNED',
    message: [message, ...requestLines(c, requests)].filter((line) => line !== '').join('\n'),
    changes: [
      { field: 'sections', new: sections },
      { field: 'dueAt', new: dueAt },
    ],
  });
  return { status: 'RETURNED', rowVersion };
};
