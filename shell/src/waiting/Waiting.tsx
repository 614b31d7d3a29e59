import { i18n, localise, useTranslation } from '@portal/platform';
import { Box, VisuallyHidden } from '@portal/ui';
import { Bell } from 'lucide-react';
import ar from '../../locales/waiting/ar.json';
import en from '../../locales/waiting/en.json';
import es from '../../locales/waiting/es.json';
import fr from '../../locales/waiting/fr.json';
import pt from '../../locales/waiting/pt.json';
import sw from '../../locales/waiting/sw.json';
import { DropMenu } from '../menu/DropMenu.tsx';
import { headerButton } from '../menu/menu-styles.ts';
import { useWaiting } from './use-waiting.ts';
import { Count, WaitingCount } from './WaitingCount.tsx';

/** Says on every page of the workspace whether something waits, and leads to it. */
const WaitingBell = () => {
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

/** At the button beside it, which opens the menu: that something waits there. */
const WaitingDot = () => {
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

/** With the parts that say them; they are few. */
for (const [language, texts] of Object.entries({ ar, en, es, fr, pt, sw }))
  i18n.addResourceBundle(language, 'waiting', texts);

export interface WaitingProps {
  /** Key of an entry of the menu; absent: the bell for all of them, without room for it a dot. */
  at?: string;
}

/** How much waits at one entry of the menu, or at all. */
export const Waiting = ({ at }: WaitingProps) =>
  at ? (
    <WaitingCount at={at} />
  ) : (
    <Box position="relative">
      <Box css={{ '@media (min-width: 480px)': { display: 'none' } }}>
        <WaitingDot />
      </Box>
      <Box css={{ '@media (max-width: 479px)': { display: 'none' } }}>
        <WaitingBell />
      </Box>
    </Box>
  );
