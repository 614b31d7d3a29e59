import { voteFaq } from '@portal/contracts/calls/content/faqs';
import { call, useMutation, useTranslation } from '@portal/platform';
import { Button, Flex, Text } from '@portal/ui';
import { ThumbsDown, ThumbsUp } from 'lucide-react';

const votes = [
  { helpful: true, word: 'yes', Icon: ThumbsUp },
  { helpful: false, word: 'no', Icon: ThumbsDown },
];

/** "Was this helpful?" A vote is given once; a refused one can be given again. */
export function Helpful({ id }: { id: string }) {
  const { t } = useTranslation('public-site');
  const vote = useMutation({
    mutationFn: (helpful: boolean) => call(voteFaq, { params: { id }, body: { helpful } }),
  });
  return (
    <Flex mt="4" gap="3" alignItems="center" flexWrap="wrap" minH="controlSm" textStyle="meta" role="status">
      {vote.isSuccess ? (
        <Text color="fg">{t('faqs.thanks')}</Text>
      ) : (
        <>
          <Text as="span">{t('faqs.helpful')}</Text>
          {votes.map(({ helpful, word, Icon }) => (
            <Button
              key={word}
              variant="outline"
              size="xs"
              aria-disabled={vote.isPending}
              onClick={() => vote.mutate(helpful)}
            >
              <Icon size={15} aria-hidden />
              {t(`faqs.${word}`)}
            </Button>
          ))}
        </>
      )}
    </Flex>
  );
}
