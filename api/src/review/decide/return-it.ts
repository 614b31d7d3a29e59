import { sectionsOf } from '@portal/contracts/applications/sections';
import { moveTo } from '../../applications/index.ts';
import { transactionTime } from '../../kernel/database/clock.ts';
import { dayWords } from '../../kernel/documents/words/day-words.ts';
import { problem } from '../../kernel/http/problem.ts';
import { enqueueMail } from '../../kernel/mail/enqueue-mail.ts';
import { type Case, demandText, type Outcome, writeDecision, writeHistory } from './case.ts';
import { returnDetails } from './decision-details.ts';

const MIN_MESSAGE = 20;
const DAY = 86_400_000;

const dueDate = ({ input, fund }: Case, now: string): string => {
  if (input.dueAt === undefined) return new Date(Date.parse(now) + fund.returnDays * DAY).toISOString();
  if (Date.parse(input.dueAt) <= Date.parse(now))
    throw problem('invalid_request', { fields: [{ field: 'dueAt', code: 'past_date' }] });
  return new Date(input.dueAt).toISOString();
};

/** Opens named sections to the applicant again, with a message and a date. */
export const returnIt = async (c: Case): Promise<Outcome> => {
  const { tx, input, access } = c;
  const { application } = access;
  const known = sectionsOf(application.fundType, { isOnBehalf: application.isOnBehalf });
  const sections = input.sections ?? [];
  if (sections.length === 0)
    throw problem('invalid_request', { fields: [{ field: 'sections', code: 'required' }] });
  if (sections.some((section) => !known.includes(section)))
    throw problem('invalid_request', { fields: [{ field: 'sections', code: 'not_allowed' }] });
  const message = demandText(input.messageToApplicant, 'messageToApplicant', MIN_MESSAGE);
  const now = await transactionTime(tx);
  const dueAt = dueDate(c, now);
  await writeDecision(c, { kind: 'PROCESS', sections, dueAt });
  const rowVersion = await moveTo(tx, application, 'RETURNED', {
    returnRequest: { sections, message, dueAt, returnedAt: now },
    dueAt,
  });
  const dueOn = dayWords(dueAt, application.language);
  if (application.applicantEmail !== null)
    await enqueueMail(tx, {
      to: application.applicantEmail,
      template: 'application-returned',
      language: application.language,
      data: {
        firstName: application.applicantFirstName ?? '',
        applicationNumber: application.applicationNumber ?? '',
        message,
        dueAt: dueOn,
        details: returnDetails(c, sections, dueOn),
      },
    });
  await writeHistory(c, {
    action: 'RETURN',
    to: 'RETURNED',
    message,
    changes: [
      { field: 'sections', new: sections },
      { field: 'dueAt', new: dueAt },
    ],
  });
  return { status: 'RETURNED', rowVersion };
};
