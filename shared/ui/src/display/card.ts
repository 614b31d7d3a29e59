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
export const CardHeader = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    px: { base: '5', lg: '6' },
    pt: { base: '5', lg: '6' },
  },
});
export const CardBody = chakra('div', { base: { p: { base: '5', lg: '7' } } });
export const CardFooter = chakra('div', {
  base: {
    px: { base: '5', lg: '7' },
    py: '4',
    borderTopWidth: '1px',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '5',
  },
});
