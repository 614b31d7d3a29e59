import type {
  StaffApplication,
  StaffDecision,
} from '@portal/contracts/applications/staff-application.schemas';
import { formatMoney, type useTranslation } from '@portal/platform';

type Translate = ReturnType<typeof useTranslation<'review'>>['t'];

/** One thing that somebody else changed while a decision was being written, in words. */
interface ChangeSince {
  id: string;
  text: string;
  /** What they wrote with it. */
  comment?: string | null;
}

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

/** What differs between an application as somebody began to decide on it and as it is. @param ofForm words of the form */
export const changesSince = (
  seen: Seen,
  now: Seen,
  t: Translate,
  ofForm: (key: string) => string,
): ChangeSince[] => {
  const known = new Set(seen.decisions.map(({ id }) => id));
  const reviewers = [
    ...namesIn(now, seen).map((name) => t('stale.added', { name })),
    ...namesIn(seen, now).map((name) => t('stale.removed', { name })),
  ];
  const sections = [...new Set(now.changes.map(({ section }) => ofForm(`section.${section}`)))];
  const [from, to] = [seen.fund.available, now.fund.available];
  const found: (ChangeSince | false)[] = [
    now.version !== seen.version && {
      id: 'version',
      text: t('stale.version', { version: now.version, sections: sections.join(t('separator')) || '–' }),
    },
    now.status !== seen.status && {
      id: 'status',
      text: t('stale.status', {
        from: ofForm(`staffStatus.${seen.status}`),
        to: ofForm(`staffStatus.${now.status}`),
      }),
    },
    ...now.decisions
      .filter(({ id }) => !known.has(id))
      .map((one) => ({
        id: one.id,
        text: t('stale.said', { name: one.byName, action: t(`action.${actionOf(one)}`) }),
        comment: one.internalComment,
      })),
    reviewers.length > 0 && { id: 'reviewers', text: reviewers.join(' ') },
    to.amount !== from.amount && {
      id: 'available',
      text: t('stale.available', { from: formatMoney(from), to: formatMoney(to) }),
    },
    now.fund.decisionMode !== seen.fund.decisionMode && { id: 'mode', text: t('stale.mode') },
  ];
  const told = found.filter((one) => one !== false);
  return told.length === 0 && now.rowVersion !== seen.rowVersion
    ? [{ id: 'other', text: t('stale.other') }]
    : told;
};
