import { useTranslation } from '@portal/platform';
import { Button, Flex, Text } from '@portal/ui';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useVote } from './faqs.queries.ts';

/** "Was this helpful?" A vote is given once; a refused one can be given again. */
export function Helpful({ id }: { id: string }) {
  const { t } = useTranslation('public-site');
  const vote = useVote(id);
  return (
    <Flex mt="4" gap="3" alignItems="center" flexWrap="wrap" minH="controlSm" textStyle="meta" role="status">
      {vote.isSuccess ? (
        <Text color="fg">{t('faqs.thanks')}</Text>
      ) : (
        <>
          <Text as="span">{t('faqs.helpful')}</Text>
          <Button
            variant="outline"
            size="xs"
            aria-disabled={vote.isPending}
            onClick={() => vote.mutate(true)}
          >
            <ThumbsUp size={15} aria-hidden />
            {t('faqs.yes')}
          </Button>
          <Button
            variant="outline"
            size="xs"
            aria-disabled={vote.isPending}
            onClick={() => vote.mutate(false)}
          >
            <ThumbsDown size={15} aria-hidden />
            {t('faqs.no')}
          </Button>
        </>
      )}
    </Flex>
  );
}
