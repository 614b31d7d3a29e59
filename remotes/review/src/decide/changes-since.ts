import type { Status } from '@portal/contracts/applications/enums';
import type { Section } from '@portal/contracts/applications/sections';
import type {
  StaffApplication,
  StaffDecision,
} from '@portal/contracts/applications/staff-application.schemas';
import type { Money } from '@portal/contracts/funds/money';

/** One thing that somebody else changed while a decision was being written. */
export type ChangeSince =
  | { what: 'status'; from: Status; to: Status }
  | { what: 'version'; version: number; sections: readonly Section[] }
  /** `action`: a key of the texts of the history. */
  | { what: 'said'; id: string; action: string; by: string; comment: string | null }
  | { what: 'reviewers'; added: readonly string[]; removed: readonly string[] }
  | { what: 'available'; from: Money; to: Money }
  | { what: 'mode' }
  | { what: 'other' };

const recommendation: Partial<Record<StaffDecision['decision'], string>> = {
  APPROVE: 'RECOMMEND',
  REJECT: 'ADVISE_AGAINST',
};

const actionOf = ({ kind, decision }: StaffDecision): string => {
  if (kind === 'RECOMMENDATION') return recommendation[decision] ?? decision;
  if (kind === 'PROPOSAL') return 'PROPOSE_INELIGIBLE';
  return kind === 'FIRST_SIGN_OFF' ? kind : decision;
};

type Seen = Pick<
  StaffApplication,
  'status' | 'version' | 'rowVersion' | 'decisions' | 'assignments' | 'fund' | 'changes'
>;

const namesIn = (one: Seen, without: Seen): string[] => {
  const known = new Set(without.assignments.map(({ reviewerId }) => reviewerId));
  return one.assignments.flatMap(({ reviewerId, reviewerName }) =>
    known.has(reviewerId) ? [] : [reviewerName],
  );
};

/** What differs between an application as somebody began to decide on it and as it is. */
export const changesSince = (seen: Seen, now: Seen): ChangeSince[] => {
  const known = new Set(seen.decisions.map(({ id }) => id));
  const [added, removed] = [namesIn(now, seen), namesIn(seen, now)];
  const found: ChangeSince[] = [
    ...(now.version === seen.version
      ? []
      : [
          {
            what: 'version' as const,
            version: now.version,
            sections: [...new Set(now.changes.map(({ section }) => section))],
          },
        ]),
    ...(now.status === seen.status ? [] : [{ what: 'status' as const, from: seen.status, to: now.status }]),
    ...now.decisions
      .filter(({ id }) => !known.has(id))
      .map((one) => ({
        what: 'said' as const,
        id: one.id,
        action: actionOf(one),
        by: one.byName,
        comment: one.internalComment,
      })),
    ...(added.length + removed.length === 0 ? [] : [{ what: 'reviewers' as const, added, removed }]),
    ...(now.fund.available.amount === seen.fund.available.amount
      ? []
      : [{ what: 'available' as const, from: seen.fund.available, to: now.fund.available }]),
    ...(now.fund.decisionMode === seen.fund.decisionMode ? [] : [{ what: 'mode' as const }]),
  ];
  return found.length === 0 && now.rowVersion !== seen.rowVersion ? [{ what: 'other' }] : found;
};
