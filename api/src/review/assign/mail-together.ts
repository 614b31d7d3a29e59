import { type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import { formatDay } from '../../kernel/documents/translations/format-day.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { mailTexts } from '../../kernel/mail/locales/mail-texts.ts';
import type { MailDetail } from '../../kernel/mail/mail-data.ts';
import { titleInMail } from '../../kernel/mail/name-in-mail.ts';
import { dropMails, lockQueued, queueMail } from '../../kernel/mail/outbox.db.ts';
import { fillPlaceholders } from '../../kernel/messages/fill-placeholders.ts';
import type { Reader } from './reviewers.db.ts';

/** A review as a list of several shows it. */
export interface ListedReview {
  applicationNumber: string | null;
  projectTitle: string | null;
  dueAt: string | null;
}

/** A mail of an action on several applications, which waits in the outbox until the last of them is done. */
export interface HeldMail extends ListedReview {
  id: string;
  reader: Reader;
  /** It says that there is nothing to review any more. */
  isNotNeeded?: true;
}

const MAX_LISTED = 10;

/** What a mail about several reviews says of each; `dueAt` in brackets where it is given. */
export const listed = (reviews: readonly ListedReview[], { language }: Pick<Reader, 'language'>) => {
  const lines = reviews.slice(0, MAX_LISTED).map(({ applicationNumber, projectTitle, dueAt }) => {
    const day = dueAt === null ? '' : ` (${formatDay(dueAt, language)})`;
    return `${applicationNumber ?? ''}, ${titleInMail(projectTitle ?? '–')}${day}`;
  });
  const count = reviews.length;
  const more = count - lines.length;
  const values = [
    ...lines,
    ...(more > 0 ? [fillPlaceholders(mailTexts[language].andMore, { count: more })] : []),
  ];
  const details: MailDetail[] = [{ name: 'applications', label: '', values }];
  return { count, details };
};

/** Reminds of several reviews at once. */
export const mailDue = (tx: Tx, reader: Reader, reviews: readonly ListedReview[]): Promise<string> =>
  mailPerson(tx, reader, 'reviews-due', listed(reviews, reader));

const mailSeveralNotNeeded = (tx: Tx, reader: Reader, reviews: readonly ListedReview[]): Promise<string> =>
  mailPerson(tx, reader, 'reviews-withdrawn', listed(reviews, reader));

/**
 * Lets held mails go: who would get several of a kind gets the one of `mailSeveral` instead. Those of a row that failed are gone.
 * Until then they wait as mails that nobody was asked to send, so none is lost with this process.
 */
export const sendTogether = (
  db: Pool,
  held: readonly HeldMail[],
  mailSeveral: (tx: Tx, reader: Reader, reviews: readonly ListedReview[]) => Promise<unknown>,
): Promise<void> =>
  transaction(db, async (tx) => {
    const waiting = await lockQueued(
      tx,
      held.map(({ id }) => id),
    );
    const mails = held.filter(({ id }) => waiting.includes(id));
    const kindOf = ({ reader, isNotNeeded }: HeldMail) => `${reader.userId} ${isNotNeeded}`;
    for (const [first, ...others] of Map.groupBy(mails, kindOf).values()) {
      if (first === undefined) continue;
      const all = [first, ...others];
      if (others.length === 0) await queueMail(tx, first.id);
      else {
        await (first.isNotNeeded ? mailSeveralNotNeeded : mailSeveral)(tx, first.reader, all);
        await dropMails(
          tx,
          all.map(({ id }) => id),
        );
      }
    }
  });
