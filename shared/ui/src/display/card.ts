import { chakra } from '@chakra-ui/react';

/** Surface, hairline, radius 10. Never a card inside a card. */
export const Card = chakra(
  'div',
  {
    base: { bg: 'bg.surface', borderWidth: '1px', borderRadius: 'lg', minW: '0' },
    variants: { raised: { true: { shadow: 'card' } } },
  },
  { defaultProps: { 'data-card': '' } },
);
export const CardBody = chakra('div', { base: { p: { base: '5', lg: '7' } } });
