import { chakra } from '@chakra-ui/react';

/** Around an input with something drawn over it. */
export const InputFrame = chakra('div', { base: { position: 'relative', w: 'full' } });
/** At the beginning of the input. */
export const InputStart = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '0',
    insetBlock: '0',
    display: 'flex',
    alignItems: 'center',
    ps: '3.5',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
});
