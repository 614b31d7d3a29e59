import { i18n } from '@portal/platform';
import { Box } from '@portal/ui';
import ar from '../../locales/waiting/ar.json';
import en from '../../locales/waiting/en.json';
import es from '../../locales/waiting/es.json';
import fr from '../../locales/waiting/fr.json';
import pt from '../../locales/waiting/pt.json';
import sw from '../../locales/waiting/sw.json';
import { WaitingBell } from './WaitingBell.tsx';
import { WaitingCount } from './WaitingCount.tsx';
import { WaitingDot } from './WaitingDot.tsx';

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
