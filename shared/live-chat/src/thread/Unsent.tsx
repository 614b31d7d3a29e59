import { useTranslation } from '@portal/platform';
import { HintText, Text } from '@portal/ui';
import { CHAT_NAMESPACE } from '../translations/chat-translations.ts';
import { draftOf } from './stored-draft.ts';

/** What was being typed when the conversation ended, so that it can be said in another way; else nothing. */
export const Unsent = ({ conversationId }: { conversationId: string }) => {
  const { t } = useTranslation(CHAT_NAMESPACE);
  const text = draftOf(conversationId);
  if (text === '') return null;
  return (
    <>
      <HintText>{t('notSent')}</HintText>
      <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere" maxH="40" overflowY="auto" tabIndex={0}>
        {text}
      </Text>
    </>
  );
};
