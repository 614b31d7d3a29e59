import { chakra } from '@chakra-ui/react';

const Line = chakra('svg', { base: { display: 'block', w: 'full', _rtl: { scale: '-1 1' } } });

export const PhoneLine = () => (
  <Line viewBox="0 0 1260 100" aria-hidden focusable="false" fill="none" stroke="#F7B41E" strokeWidth="3">
    <path d="M0 86h560" />
  </Line>
);
