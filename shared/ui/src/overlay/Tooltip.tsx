import { Tooltip as Base, Portal } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { OverlayLocale } from './OverlayLocale.tsx';

export interface TooltipProps {
  content: ReactNode;
  /** One focusable element. A tooltip only adds to a name that is already there. */
  children: ReactElement;
}

export const Tooltip = ({ content, children }: TooltipProps) => (
  <OverlayLocale>
    <Base.Root unstyled openDelay={300} closeDelay={100}>
      <Base.Trigger asChild>{children}</Base.Trigger>
      <Portal>
        <Base.Positioner>
          <Base.Content
            bg="ash.900"
            color="white"
            px="3"
            py="2"
            borderRadius="sm"
            borderWidth="1px"
            borderColor="ash.700"
            textStyle="meta"
            maxW="280px"
            zIndex="popover"
          >
            {content}
          </Base.Content>
        </Base.Positioner>
      </Portal>
    </Base.Root>
  </OverlayLocale>
);
