import { APPLICATION_NAMESPACE } from '@portal/application-view';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { formatMoney, useTranslation } from '@portal/platform';
import { Alert, Box, Stack, Text } from '@portal/ui';
import { firstSignOffOf, recommendationsOf } from './recommendations.ts';

/** What reviewers recommended, and who has signed already, beside what is decided. */
export const Recommendations = ({ application }: { application: StaffApplication }) => {
  const { t } = useTranslation('review');
  const { t: applicationText } = useTranslation(APPLICATION_NAMESPACE);
  const recommended = recommendationsOf(application);
  const signed = firstSignOffOf(application);
  if (recommended.length === 0 && !signed) return null;
  return (
    <Alert title={t('review.title')}>
      <Stack as="ul" gap="2" listStyleType="none">
        {recommended.map((one) => (
          <li key={one.id}>
            <Text fontWeight="semibold">
              <bdi>{one.byName}</bdi>: {one.decision === 'APPROVE' ? t('review.for') : t('review.against')}
            </Text>
            <Text>
              {[
                one.weightedScore !== null && t('review.score', { score: one.weightedScore.toFixed(2) }),
                one.amountRecommended && formatMoney(one.amountRecommended),
                one.reasonCode && applicationText(`reasonCode.${one.reasonCode}`),
              ]
                .filter(Boolean)
                .join(t('separator'))}
            </Text>
            {one.internalComment && (
              <Box color="fg.muted" dir="auto" whiteSpace="pre-line">
                {one.internalComment}
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
