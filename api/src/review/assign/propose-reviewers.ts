import type { Language } from '@portal/contracts';
import type { Sector } from '@portal/contracts/applications/enums';
import type { AssignmentState } from '@portal/contracts/applications/review-enums';
import type { Proposal, ProposalReason } from '@portal/contracts/review/proposals';
import { isOpen } from '../record/assignments.db.ts';
import type { ReviewerRecord } from './reviewers.db.ts';

/** Somebody whom an application was given to, or who took it from the open queue. */
export interface Given {
  reviewerId: string;
  name: string;
  state: AssignmentState;
  /** By a manager. */
  isAssigned: boolean;
  /** The last day of an absence that is not over. */
  absentUntil: string | null;
  /** The account: nobody can sign in with it. */
  isDisabled: boolean;
}

/** An application with what counts in proposing reviewers for it. */
export interface Wanted {
  sector: Sector | null;
  language: Language;
  beneficiaryCountries: readonly string[];
  requiredReviewers: number;
  given: readonly Given[];
  /** Who may judge it. */
  eligibleIds: readonly string[];
}

type Place = Proposal['insteadOf'];

const isAway = (one: Given): boolean => isOpen(one) && (one.absentUntil !== null || one.isDisabled);
const isAtWork = (one: Given): boolean => one.state === 'SUBMITTED' || (isOpen(one) && !isAway(one));
/** Why somebody left a place behind. */
const whyLeft = (one: Given): NonNullable<Place>['why'] => {
  if (!isAway(one)) return 'CONFLICT';
  return one.isDisabled ? 'DISABLED' : 'ABSENT';
};
/** A reviewer who took the application without being assigned, and declined, leaves no place to fill. */
const hasGivenUp = ({ state, isAssigned }: Given): boolean =>
  state === 'RECUSED' || (state === 'DECLINED' && isAssigned);

/** The places that are open, those that somebody left first; null is a place that nobody had. */
export const openPlaces = ({
  requiredReviewers,
  given,
}: Pick<Wanted, 'requiredReviewers' | 'given'>): Place[] => {
  const open = Math.max(0, requiredReviewers - given.filter(isAtWork).length);
  const left = given
    .filter((one) => isAway(one) || hasGivenUp(one))
    .map((one) => ({
      reviewerId: one.reviewerId,
      name: one.name,
      why: whyLeft(one),
      absentUntil: whyLeft(one) === 'ABSENT' ? one.absentUntil : null,
    }));
  return Array.from({ length: open }, (_, i) => left[i] ?? null);
};

/** How much more each is worth than one application less to judge. */
const points: Partial<Record<ProposalReason, number>> = { LANGUAGE: 6, SECTOR: 4, COUNTRY: 2 };

/** Reasons for and against a reviewer; a field that the application leaves open gives none. */
export const reasonsFor = (
  { sector, language, beneficiaryCountries }: Wanted,
  reviewer: ReviewerRecord,
): ProposalReason[] => {
  const reads = reviewer.language === language || reviewer.languages.includes(language);
  const benefits = reviewer.countryCode !== null && beneficiaryCountries.includes(reviewer.countryCode);
  const knows = sector !== null && reviewer.sectors.includes(sector);
  return [
    ...(sector === null ? [] : [knows ? ('SECTOR' as const) : ('OTHER_SECTOR' as const)]),
    reads ? 'LANGUAGE' : 'OTHER_LANGUAGE',
    benefits ? 'BENEFITING_COUNTRY' : 'COUNTRY',
    'LOAD',
  ];
};

/**
 * Who is proposed for each open place of each application, in their order: what is proposed counts as given for the
 * next. Of equals the first of the list.
 */
export const proposeReviewers = <W extends Wanted>(
  files: readonly W[],
  reviewers: readonly ReviewerRecord[],
): { file: W; open: number; proposals: Proposal[] }[] => {
  const loads = new Map(reviewers.map(({ userId, openAssignments }) => [userId, openAssignments]));
  return files.map((file) => {
    const places = openPlaces(file);
    const eligible = new Set(file.eligibleIds);
    const had = new Set(
      file.given.filter((one) => isAtWork(one) || isAway(one)).map((one) => one.reviewerId),
    );
    const rated = reviewers
      .filter(({ userId, absentUntil }) => eligible.has(userId) && !had.has(userId) && absentUntil === null)
      .map((reviewer) => {
        const reasons = reasonsFor(file, reviewer);
        const openAssignments = loads.get(reviewer.userId) ?? 0;
        const worth = reasons.reduce((sum, reason) => sum + (points[reason] ?? 0), -openAssignments);
        return { reviewer: { ...reviewer, openAssignments }, reasons, worth };
      })
      .toSorted((a, b) => b.worth - a.worth);
    const proposals = places.flatMap((insteadOf, i) => {
      const best = rated[i];
      return best ? [{ reviewer: best.reviewer, reasons: best.reasons, insteadOf }] : [];
    });
    for (const { reviewer } of proposals) loads.set(reviewer.userId, reviewer.openAssignments + 1);
    return { file, open: places.length, proposals };
  });
};
