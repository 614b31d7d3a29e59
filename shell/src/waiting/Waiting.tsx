import { WaitingBell } from './WaitingBell.tsx';
import { WaitingCount } from './WaitingCount.tsx';
import './waiting-texts.ts';

export interface WaitingProps {
  /** Key of an entry of the menu; absent: the bell for all of them. */
  at?: string;
}

/** How much waits at one entry of the menu, or at all. */
export const Waiting = ({ at }: WaitingProps) => (at ? <WaitingCount at={at} /> : <WaitingBell />);
