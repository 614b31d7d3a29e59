import type { Reviewer } from '@portal/contracts/review/decide';
import { formatDateShort, useTranslation } from '@portal/platform';

/** Reviewers as a choice, each with how much they have still to judge, and until when they are away. */
export const useReviewerOptions = () => {
  const { t } = useTranslation('review');
  return (reviewers: readonly Reviewer[]) =>
    reviewers.map(({ userId, name, openAssignments, absentUntil }) => {
      const load = t('assign.load', { count: openAssignments });
      const description = absentUntil
        ? t('assign.loadAway', { load, day: formatDateShort(absentUntil, 'UTC') })
        : load;
      return { value: userId, label: name, description };
    });
};
