import { chakra } from '@chakra-ui/react';

export const StepSquare = chakra('span', {
  base: {
    width: '28px',
    height: '28px',
    flexShrink: 0,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 'sm',
    borderWidth: '2px',
    borderColor: 'transparent',
    fontWeight: 'bold',
    fontSize: '2xs',
    // Paper has no grounds: a white tick would be none.
    _print: { bg: 'white', color: 'black', borderColor: 'black' },
  },
  variants: {
    state: {
      done: { bg: 'brand.solid', color: 'brand.contrast' },
      now: { bg: 'accent.solid', color: 'accent.contrast' },
      todo: { bg: 'bg.surface', borderColor: 'border.control', color: 'fg.muted' },
    },
  },
});

/** Stitch line: dashed = not done yet, solid = done. */
export const StepLine = chakra('span', {
  base: { flex: '1', borderColor: 'border.control', minH: '3' },
  variants: {
    done: { true: { borderColor: 'brand.solid' }, false: { borderStyle: 'dashed' } },
    direction: {
      auto: {
        borderInlineStartWidth: '2px',
        lg: { borderTopWidth: '2px', borderInlineStartWidth: '0', minH: '0', me: '1.5' },
      },
      vertical: { borderInlineStartWidth: '2px' },
    },
  },
  defaultVariants: { done: false },
});
