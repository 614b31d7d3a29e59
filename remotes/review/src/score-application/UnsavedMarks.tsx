import { MAX_SCORE } from '@portal/contracts/applications/criteria';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { localise, useTranslation } from '@portal/platform';
import { Alert, Box, Text } from '@portal/ui';
import type { MarkOf } from './score-draft.ts';

interface Props {
  marks: MarkOf[];
  /** None where the application itself cannot be read any more. */
  criteria?: StaffApplication['criteria'];
}

/** What a reviewer typed and can no longer save, to be read and copied. */
export const UnsavedMarks = ({ marks, criteria = [] }: Props) => {
  const { t } = useTranslation('review');
  if (marks.length === 0) return null;
  return (
    <Alert mb="4" textAlign="start" status="warning" title={t('score.lost')} live>
      {t('score.lostText')}
      <Box as="ul" mt="2" listStyleType="none">
        {marks.map(({ criterionId, score, justification }) => {
          const name = criteria.find((one) => one.criterionId === criterionId)?.name;
          return (
            <Text as="li" key={criterionId} mt="1" dir="auto">
              {name && <strong>{localise(name)} </strong>}
              {score !== null && <strong>{`${score}/${MAX_SCORE} `}</strong>}
              {justification}
            </Text>
          );
        })}
      </Box>
    </Alert>
  );
};
