import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { formatMoney, useTranslation } from '@portal/platform';
import { Alert, Box, Stack, Text } from '@portal/ui';
import { firstSignOffOf, recommendationsOf } from './recommendations.ts';

/** What reviewers recommended, and who has signed already, beside the amount to be approved. */
export const Recommendations = ({ application }: { application: StaffApplication }) => {
  const { t } = useTranslation('review');
  const recommended = recommendationsOf(application);
  const signed = firstSignOffOf(application);
  if (recommended.length === 0 && !signed) return null;
  return (
    <Alert title={t('review.title')}>
      <Stack as="ul" gap="2" listStyleType="none">
        {recommended.map(({ id, byName, decision, weightedScore, amountRecommended, internalComment }) => (
          <li key={id}>
            <Text fontWeight="semibold">
              <bdi>{byName}</bdi>: {decision === 'APPROVE' ? t('review.for') : t('review.against')}
            </Text>
            <Text>
              {[
                weightedScore !== null && t('review.score', { score: weightedScore.toFixed(2) }),
                amountRecommended && formatMoney(amountRecommended),
              ]
                .filter(Boolean)
                .join(', ')}
            </Text>
            {internalComment && (
              <Box color="fg.muted" dir="auto" whiteSpace="pre-line">
                {internalComment}
              </Box>
            )}
          </li>
        ))}
        {signed?.amountApproved && (
          <li>
            {t('decide.firstSignature', { name: signed.byName, amount: formatMoney(signed.amountApproved) })}
          </li>
        )}
      </Stack>
    </Alert>
  );
};
