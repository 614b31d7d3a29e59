import type {
  StaffApplication,
  StaffDecision,
} from '@portal/contracts/applications/staff-application.schemas';
import { formatDateTime, formatMoney, languageMark, localise, useTranslation } from '@portal/platform';
import { Badge, Box, Flex, MetaText, Stack, Text } from '@portal/ui';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { LinkedText } from '../open-cited-page/LinkedText.tsx';

interface ReviewProps extends Pick<StaffApplication, 'criteria'> {
  review: StaffDecision;
}

const Review = ({ review, criteria }: ReviewProps) => {
  const { t } = useTranslation('review');
  const forIt = review.decision === 'APPROVE';
  return (
    <Box as="article" borderTopWidth="1px" pt="4">
      <Flex justify="space-between" align="start" gap="3" wrap="wrap" mb="3">
        <div>
          <Text fontWeight="bold">{review.byName}</Text>
          <MetaText>{formatDateTime(review.at)}</MetaText>
        </div>
        <Badge palette={forIt ? 'forest' : 'laterite'} variant="outline" icon={forIt ? ThumbsUp : ThumbsDown}>
          {forIt ? t('review.for') : t('review.against')}
        </Badge>
      </Flex>
      {review.weightedScore !== null && (
        <Text mb="2" fontWeight="bold">
          {t('review.score', { score: review.weightedScore.toFixed(2) })}
          {review.amountRecommended && `, ${formatMoney(review.amountRecommended)}`}
        </Text>
      )}
      <Stack as="ul" gap="3" listStyleType="none">
        {criteria.map(({ criterionId: id, name }) => {
          const mark = review.scores.find(({ criterionId }) => criterionId === id);
          return mark ? (
            <Box as="li" key={id}>
              <Flex justify="space-between" gap="3">
                <Text fontWeight="semibold" {...languageMark(name)}>
                  {localise(name)}
                </Text>
                <Text fontWeight="bold">{mark.score}</Text>
              </Flex>
              <Text color="fg.muted" dir="auto">
                <LinkedText>{mark.justification}</LinkedText>
              </Text>
            </Box>
          ) : null;
        })}
      </Stack>
      {review.internalComment && (
        <Text mt="3" dir="auto">
          <strong>{t('review.comment')}</strong> <LinkedText>{review.internalComment}</LinkedText>
        </Text>
      )}
    </Box>
  );
};

/** The scores on this application, of recommendations and of decisions in a single step. */
export const ReviewList = ({ application }: { application: StaffApplication }) => {
  const { t } = useTranslation('review');
  const reviews = application.decisions.filter(({ scores }) => scores.length > 0);
  if (reviews.length === 0) return null;
  return (
    <Stack gap="4" mt="4">
      <Text as="h2" textStyle="panelTitle">
        {t('review.title')}
      </Text>
      {reviews.map((review) => (
        <Review key={review.id} review={review} criteria={application.criteria} />
      ))}
    </Stack>
  );
};
