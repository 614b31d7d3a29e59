import { chakra } from '@chakra-ui/react';

/** Read aloud, not shown. */
export const HiddenText = chakra('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
