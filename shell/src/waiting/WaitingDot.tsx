import { useTranslation } from '@portal/platform';
import { Box, VisuallyHidden } from '@portal/ui';
import { useWaiting } from './use-waiting.ts';

/** At the button beside it, which opens the menu: that something waits there. */
export const WaitingDot = () => {
  const { t } = useTranslation('waiting');
  const { total: count } = useWaiting();
  if (count === 0) return null;
  return (
    <Box
      position="absolute"
      top="-4"
      insetInlineStart="7"
      boxSize="8px"
      borderRadius="full"
      bg="laterite.solid"
      pointerEvents="none"
    >
      <VisuallyHidden>{t('bell', { count })}</VisuallyHidden>
    </Box>
  );
};
