import type { RepeatedQuestion } from '@portal/contracts/support/inbox';
import type { AskedQuestion } from './repeated-questions.db.ts';

const MAX_SHOWN = 10;

/** Puts each with those it is like, and with those that they are like. Newest first, as they came. */
const groups = (asked: readonly AskedQuestion[]): AskedQuestion[][] => {
  const groupOf = new Map<string, AskedQuestion[]>();
  for (const question of asked) {
    const met = new Set(question.alike.flatMap((id) => groupOf.get(id) ?? []));
    const group = [...met, question];
    for (const { id } of group) groupOf.set(id, group);
  }
  return [...new Set(groupOf.values())];
};

const asRepeated = (group: readonly AskedQuestion[]): RepeatedQuestion[] => {
  const [last] = group;
  const shown = group.find(({ isAnswered }) => isAnswered) ?? last;
  const count = new Set(group.map(({ email }) => email)).size;
  if (!last || !shown || count < 2) return [];
  const { id, ticketNumber, subject, language, isAnswered } = shown;
  return [{ messageId: id, ticketNumber, subject, language, count, lastAskedAt: last.createdAt, isAnswered }];
};

/** What several people asked, the most asked first; the same person twice is one. */
export const repeatedQuestions = (asked: readonly AskedQuestion[]): RepeatedQuestion[] =>
  groups(asked)
    .flatMap(asRepeated)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MAX_SHOWN);
