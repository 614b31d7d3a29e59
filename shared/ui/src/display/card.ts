import { chakra } from '@chakra-ui/react';

/** Surface, hairline, radius 10. Never a card inside a card. One without `padded` reaches to its own border. */
export const Card = chakra(
  'div',
  {
    base: { bg: 'bg.surface', borderWidth: '1px', borderRadius: 'lg', minW: '0' },
    variants: {
      raised: { true: { shadow: 'card' } },
      padded: { true: { p: { base: '5', lg: '7' } } },
    },
  },
  { defaultProps: { 'data-card': '' } },
);
