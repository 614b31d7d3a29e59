import { localise, useTranslation } from '@portal/platform';
import { Box } from '@portal/ui';
import { Bell } from 'lucide-react';
import { DropMenu } from '../menu/DropMenu.tsx';
import { headerButton } from '../menu/menu-styles.ts';
import { useWaiting } from './use-waiting.ts';
import { Count } from './WaitingCount.tsx';

/** Says on every page of the workspace whether something waits, and leads to it. */
export const WaitingBell = () => {
  const { t } = useTranslation('waiting');
  const { entries, total: count } = useWaiting();
  return (
    <DropMenu
      label={count > 0 ? t('bell', { count }) : t('nothing')}
      buttonStyle={{ ...headerButton, position: 'relative', px: '3', color: 'fg.muted' }}
      items={
        count === 0
          ? [{ id: 'nothing', content: t('nothing') }]
          : entries.map((entry) => ({
              id: entry.key,
              to: entry.waiting?.to ?? entry.to,
              content: (
                <>
                  <entry.Icon size={20} strokeWidth={1.75} aria-hidden />
                  <Box as="span" flex="1">
                    {localise(entry.label)}
                  </Box>
                  <Count count={entry.count} />
                </>
              ),
            }))
      }
    >
      <Bell size={20} strokeWidth={1.75} aria-hidden />
      {count > 0 && (
        <Box
          position="absolute"
          top="2.5"
          insetInlineEnd="2.5"
          boxSize="8px"
          borderRadius="full"
          bg="laterite.solid"
        />
      )}
    </DropMenu>
  );
};
