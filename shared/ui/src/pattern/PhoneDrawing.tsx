import { chakra } from '@chakra-ui/react';
import { thread } from './thread-colours.ts';

const Line = chakra('svg', {
  base: {
    display: 'block',
    w: 'full',
    h: 'auto',
    fill: 'none',
    stroke: thread.gold,
    strokeWidth: '2',
    _rtl: { scale: '-1 1' },
    _print: { display: 'none' },
  },
});
const coil = (loops: number) => 'c11 0 17-25 6-25c-11 0-5 25 6 25'.repeat(loops);
const handset =
  'v-15C0 21 28 10 61 10s61 11 61 30v15q0 4-4 4H97q-4 0-4-4V44q0-4-4-5-28-5-56 0-4 1-4 5v11q0 4-4 4H4q-4 0-4-4z';

/** One line that coils and becomes a handset; fewer turns on a phone. Mirrored where text runs from the right. */
export const PhoneDrawing = () => (
  <chakra.div aria-hidden>
    <Line focusable="false" viewBox="0 0 1260 100" hideBelow="md">
      <path d={`M0 95H565${coil(16)}H780c45 0 60-12 60-36M924 59c0 24 5 36 22 36h314`} />
      <path transform="translate(821)" d={`M0 55${handset}`} />
      <path opacity=".5" d="M834 47h14M917 47h14" />
    </Line>
    <Line focusable="false" viewBox="0 0 350 100" hideFrom="md">
      <path d={`M0 95H45${coil(7)}H160c45 0 60-12 60-36M300 59c0 24 5 36 22 36h28`} />
      <path transform="translate(203)" d={`M0 55${handset}`} />
    </Line>
  </chakra.div>
);
