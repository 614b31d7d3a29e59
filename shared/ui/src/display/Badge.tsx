import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

const Base = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '26px',
    px: '2',
    borderRadius: 'sm',
    borderWidth: '1px',
    textStyle: 'badge',
    whiteSpace: { base: 'normal', sm: 'nowrap' },
    flexShrink: 0,
    maxW: 'full',
    '& svg': { flexShrink: 0 },
    _print: { bg: 'white', color: 'black', borderColor: 'black' },
  },
  variants: {
    variant: {
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg', borderColor: 'colorPalette.border' },
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast', borderColor: 'colorPalette.solid' },
      outline: { bg: 'bg.surface', color: 'colorPalette.fg', borderColor: 'colorPalette.border' },
    },
  },
  defaultVariants: { variant: 'subtle' },
});

export type Palette = 'forest' | 'marigold' | 'indigo' | 'laterite' | 'lagoon' | 'plum' | 'ash';

export interface BadgeProps extends Omit<ComponentProps<typeof Base>, 'colorPalette'> {
  palette?: Palette | undefined;
  icon?: LucideIcon | undefined;
}

/** State in a word with its own icon; colour only repeats what the word says. */
export const Badge = ({ palette = 'ash', icon: Icon, children, ...props }: BadgeProps) => (
  <Base colorPalette={palette} {...props}>
    {Icon && <Icon size={14} strokeWidth={2} aria-hidden />}
    {children}
  </Base>
);
