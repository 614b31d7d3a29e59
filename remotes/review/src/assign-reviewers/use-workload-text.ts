import type { Reviewer } from '@portal/contracts/review/decide';
import { formatDateShort, useTranslation } from '@portal/platform';

/** How much somebody has still to judge, and until when somebody is away. */
export const useWorkloadText = () => {
  const { t } = useTranslation('review');
  return ({ openAssignments, absentUntil }: Reviewer): string => {
    const load = t('assign.load', { count: openAssignments });
    return absentUntil ? t('assign.loadAway', { load, day: formatDateShort(absentUntil) }) : load;
  };
};
