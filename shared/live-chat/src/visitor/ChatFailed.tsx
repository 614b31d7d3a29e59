import { useTranslation } from '@portal/platform';
import { Box, FailedArea } from '@portal/ui';
import { CHAT_NAMESPACE } from '../translations/chat-translations.ts';

export const ChatFailed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation(CHAT_NAMESPACE);
  return (
    <Box p="5">
      <FailedArea level={3} title={t('failed')} retryLabel={t('retry')} onRetry={onRetry} />
    </Box>
  );
};
