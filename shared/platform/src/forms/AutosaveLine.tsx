import { Button, HStack, SavedLine } from '@portal/ui';
import { useTranslation } from 'react-i18next';
import { errorText } from '../api/api-error.ts';
import { formatTime } from '../i18n/format.ts';
import type { Autosave } from './autosave.ts';

const looks = {
  saving: 'saving',
  saved: 'saved',
  offline: 'offline',
  waiting: 'offline',
  error: 'failed',
} as const;

/** "Saved 14:02", "No connection, kept on this device". Nothing before the first change. */
export const AutosaveLine = ({ autosave }: { autosave: Autosave }) => {
  const { t } = useTranslation('platform');
  const { state, savedAt, error, isKept, flush } = autosave;
  if (state === 'idle') return null;
  const isFailed = state !== 'saving' && state !== 'saved';
  const isLost = isFailed && !isKept;
  return (
    <HStack gap="3" flexWrap="wrap">
      <SavedLine state={isLost ? 'failed' : looks[state]}>
        {isLost
          ? errorText(error)
          : t(`forms.autosave.${state}`, {
              reason: errorText(error),
              time: savedAt === null ? '' : formatTime(savedAt),
            })}
      </SavedLine>
      {isFailed && (
        <Button variant="ghost" size="xs" onClick={flush}>
          {t('forms.autosave.retry')}
        </Button>
      )}
    </HStack>
  );
};
