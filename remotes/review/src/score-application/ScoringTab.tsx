import type { StaffApplication } from '@portal/contracts/review/calls';
import { useTranslation } from '@portal/platform';
import { Alert, Box } from '@portal/ui';
import { CriterionScore } from './CriterionScore.tsx';
import { ReviewList } from './ReviewList.tsx';
import type { ScoreDraft } from './score-draft.ts';

interface Props {
  application: StaffApplication;
  draft: ScoreDraft;
}

/** Who recommends, or decides in a single step, scores here; everyone on the staff reads the recommendations that are in. */
export const ScoringTab = ({ application, draft }: Props) => {
  const { t } = useTranslation('review');
  const { score } = application.may;
  return (
    <Box>
      {score &&
        draft.criteria.map(({ id, weight }) => (
          <CriterionScore
            key={id}
            criterion={id}
            weight={weight}
            mark={draft.markOf(id)}
            readOnly={false}
            onChange={(part) => draft.change(id, part)}
          />
        ))}
      {!score && application.decisions.every(({ scores }) => scores.length === 0) && (
        <Alert title={t('score.noneYet')}>{t('score.noneYetText')}</Alert>
      )}
      <ReviewList application={application} />
    </Box>
  );
};
