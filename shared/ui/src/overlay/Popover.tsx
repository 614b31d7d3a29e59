import { Popover as Base } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { endEscape } from './end-escape.ts';
import { OverlayLocale } from './OverlayLocale.tsx';
import { floating } from './overlay-styles.ts';

export interface PopoverProps {
  trigger: ReactElement;
  /** Name of the panel, read out when it opens. */
  label: string;
  /** A function gets `close`, for a panel with its own Apply button. */
  children: ReactNode | ((close: () => void) => ReactNode);
  align?: 'start' | 'end' | undefined;
  width?: string | undefined;
}

export const Popover = ({ trigger, label, children, align = 'start', width = '320px' }: PopoverProps) => (
  <OverlayLocale>
    <Base.Root
      unstyled
      lazyMount
      unmountOnExit
      positioning={{ placement: `bottom-${align}`, gutter: 6, strategy: 'fixed' }}
    >
      <Base.Trigger asChild>{trigger}</Base.Trigger>
      <Base.Positioner>
        <Base.Content
          onKeyDown={endEscape}
          aria-label={label}
          css={floating}
          width={width}
          p="4"
          outline="none"
        >
          <Base.Context>
            {(popover) =>
              typeof children === 'function' ? children(() => popover.setOpen(false)) : children
            }
          </Base.Context>
        </Base.Content>
      </Base.Positioner>
    </Base.Root>
  </OverlayLocale>
);
