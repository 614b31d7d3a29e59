import { chakra } from '@chakra-ui/react';
import { type LucideIcon, Minus, Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

const Details = chakra('details', {
  base: {
    borderBottomWidth: '1px',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minH: '14',
      py: '4',
      cursor: 'pointer',
      listStyle: 'none',
      fontWeight: 'bold',
      _hover: { color: 'brand.fg' },
      '&::-webkit-details-marker': { display: 'none' },
      '& svg': { flexShrink: 0, color: 'brand.fg' },
    },
    '& > summary .minus, &[open] > summary .closed': { display: 'none' },
    '&[open] > summary .minus': { display: 'block' },
  },
});

export interface DisclosureProps extends Omit<ComponentProps<typeof Details>, 'title' | 'children'> {
  title: ReactNode;
  children: ReactNode;
  /** What opening does; a plus sign when absent. */
  closedIcon?: LucideIcon;
}

/** A native question and answer: open without script, found by the browser's own page search. */
export const Disclosure = ({ title, children, closedIcon: Closed = Plus, ...props }: DisclosureProps) => (
  <Details {...props}>
    <summary>
      <span>{title}</span>
      <Closed className="closed" size={18} aria-hidden />
      <Minus className="minus" size={18} aria-hidden />
    </summary>
    <chakra.div pb="5" pe={{ base: '0', md: '10' }} color="fg.muted">
      {children}
    </chakra.div>
  </Details>
);
