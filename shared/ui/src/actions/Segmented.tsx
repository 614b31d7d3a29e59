import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    w: 'fit',
    maxW: 'full',
    overflowX: 'auto',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderRadius: 'md',
    '& > *': {
      minH: '10',
      px: '4',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      whiteSpace: 'nowrap',
      fontSize: 'sm',
      fontWeight: 'semibold',
      color: 'fg.muted',
      cursor: 'pointer',
      textDecoration: 'none',
      borderRadius: 'none',
    },
    '& > * + *': { borderInlineStartWidth: '1px' },
    '& > *:first-of-type': { borderStartStartRadius: '5px', borderEndStartRadius: '5px' },
    '& > *:last-of-type': { borderStartEndRadius: '5px', borderEndEndRadius: '5px' },
    '& > *:hover': { bg: 'bg.subtle', color: 'fg' },
    '& > [aria-pressed=true], & > [aria-current]:not([aria-current=false])': {
      bg: 'brand.solid',
      color: 'brand.contrast',
      fontWeight: 'heavy',
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        bg: 'Highlight',
        color: 'HighlightText',
      },
    },
    '& > *:focus-visible': { outlineOffset: '-3px', boxShadow: 'inset 0 0 0 5px {colors.focus.inner}' },
  },
  variants: { full: { true: { w: 'full', '& > *': { flex: '1', justifyContent: 'center' } } } },
});

const CHOSEN = '[aria-pressed=true], [aria-current]:not([aria-current=false])';

/** Where not all fit, the chosen one is scrolled into sight: at first, when another is chosen, and when the widths change. */
const useChosenInSight = () => {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef<{ chosen: Element; width: number }>(undefined);
  useEffect(() => {
    const frame = ref.current;
    const chosen = frame?.querySelector(CHOSEN);
    if (!frame || !chosen) return;
    const width = frame.scrollWidth;
    if (shown.current?.chosen === chosen && shown.current.width === width) return;
    shown.current = { chosen, width };
    const room = frame.getBoundingClientRect();
    const place = chosen.getBoundingClientRect();
    frame.scrollLeft += place.left + place.width / 2 - (room.left + room.width / 2);
  });
  return ref;
};

export interface SegmentedProps<T extends string> {
  /** Name of the group for assistive technology. */
  label: string;
  options?: readonly { value: T; label: ReactNode }[] | undefined;
  value?: T | undefined;
  onChange?: ((value: T) => void) | undefined;
  /** As wide as the room, each option with an equal part. */
  full?: boolean;
  /** Instead of options: links, the current one with `aria-current="page"`. */
  children?: ReactNode;
}

export function Segmented<T extends string>({
  label,
  options,
  value,
  onChange,
  full,
  children,
}: SegmentedProps<T>) {
  const ref = useChosenInSight();
  return (
    <Frame ref={ref} role="group" aria-label={label} {...(full && { full })}>
      {options?.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange?.(option.value)}
        >
          {option.label}
        </button>
      ))}
      {children}
    </Frame>
  );
}
