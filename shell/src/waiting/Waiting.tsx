import { Box } from '@portal/ui';
import { WaitingBell } from './WaitingBell.tsx';
import { WaitingCount } from './WaitingCount.tsx';
import { WaitingDot } from './WaitingDot.tsx';
import './waiting-texts.ts';

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
