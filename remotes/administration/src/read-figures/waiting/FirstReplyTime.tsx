import { currentLanguage, useQuery, useTranslation } from '@portal/platform';
import { HintText } from '@portal/ui';
import { waitText } from './wait-text.ts';
import { firstReplies } from './waiting.queries.ts';

/** How long half of those who wrote waited for their first reply, by mail, beside applications and in live chats. */
export const FirstReplyTime = () => {
  const { t } = useTranslation('administration');
  const { data } = useQuery(firstReplies);
  if (!data) return null;
  const parts = (['messages', 'applications', 'chats'] as const).flatMap((way) => {
    const seconds = data[way].medianSeconds;
    if (seconds === null) return [];
    return t(`waiting.firstReply.${way}`, { time: waitText(seconds, currentLanguage()) });
  });
  if (parts.length === 0) return null;
  return (
    <HintText px="5" pb="5" pt="2">
      {t('waiting.firstReply.title', { count: data.days })} {parts.join(t('separator'))}
    </HintText>
  );
};
