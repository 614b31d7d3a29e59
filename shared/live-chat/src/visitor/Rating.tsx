import { reportError, useTranslation } from '@portal/platform';
import { Button, Flex, Text } from '@portal/ui';
import { useState } from 'react';
import { CHAT_NAMESPACE } from '../translations/chat-translations.ts';

const marks = [1, 2, 3, 4, 5];

interface RatingProps {
  rating: number | null;
  onRate: (rating: number) => Promise<void>;
}

/** How it was, from 1 to 5; it may be changed. */
export const Rating = ({ rating, onRate }: RatingProps) => {
  const { t } = useTranslation(CHAT_NAMESPACE);
  const [isSending, setSending] = useState(false);
  const rate = (mark: number) => {
    setSending(true);
    onRate(mark)
      .catch(reportError)
      .finally(() => setSending(false));
  };
  return (
    <>
      <Text id="chat-rating" textStyle="label">
        {t('rating.title')}
      </Text>
      <Flex role="group" aria-labelledby="chat-rating" gap="2" mt="2" align="center" wrap="wrap">
        {marks.map((mark) => (
          <Button
            key={mark}
            square
            size="sm"
            variant={mark === rating ? 'solid' : 'outline'}
            aria-pressed={mark === rating}
            aria-label={t('rating.mark', { mark })}
            loading={isSending && mark === rating}
            onClick={() => rate(mark)}
          >
            {mark}
          </Button>
        ))}
      </Flex>
      <Text role="status" mt="2" fontSize="sm" color="fg.muted">
        {rating === null ? t('rating.scale') : t('rating.thanks')}
      </Text>
    </>
  );
};
