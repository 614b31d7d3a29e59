import { currentLanguage, useQuery, useTranslation } from '@portal/platform';
import { HintText } from '@portal/ui';
import { waitText } from './wait-text.ts';
import { firstReplies } from './waiting.queries.ts';

/** How long half of those who wrote waited for their first reply, by mail, beside applications and in live chats. */
export const FirstReplyTime = () => {
  const { t } = useTranslation('administration');
  const { data } = useQuery(firstReplies);
  if (!data) return null;
  const { days, messages, chats, applications } = data;
  const language = currentLanguage();
  const parts = [
    messages.medianSeconds !== null &&
      t('waiting.firstReply.messages', { time: waitText(messages.medianSeconds, language) }),
    applications.medianSeconds !== null &&
      t('waiting.firstReply.applications', { time: waitText(applications.medianSeconds, language) }),
    chats.medianSeconds !== null &&
      t('waiting.firstReply.chats', { time: waitText(chats.medianSeconds, language) }),
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  return (
    <HintText px="5" pb="5" pt="2">
      {t('waiting.firstReply.title', { count: days })} {parts.join(t('separator'))}
    </HintText>
  );
};
