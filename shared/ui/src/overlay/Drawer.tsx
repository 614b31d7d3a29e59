import { Dialog as Base, chakra, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { useUI } from '../system/ui-context.ts';
import { OverlayLocale } from './OverlayLocale.tsx';
import { backdrop, drawerContent } from './overlay-styles.ts';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Stays at the bottom while the body scrolls. */
  footer?: ReactNode;
  /** 378 px; `lg` 736. Full width on anything narrower. */
  size?: 'md' | 'lg' | undefined;
  /** In place of the written title, e.g. the brand; the title is then read out only. */
  header?: ReactNode;
}

/** Comes from the end side; the mask and Escape close it. Focus is trapped and given back. */
export function Drawer({ open, onClose, title, children, footer, size = 'md', header }: DrawerProps) {
  const { labels } = useUI();
  return (
    <OverlayLocale>
      <Base.Root unstyled open={open} onOpenChange={(change) => !change.open && onClose()}>
        <Portal>
          <Base.Backdrop css={backdrop} data-testid="drawer-mask" />
          <Base.Positioner>
            <Base.Content css={drawerContent} maxW={size === 'lg' ? 'drawerLg' : 'drawer'}>
              <chakra.div
                display="flex"
                alignItems="center"
                justifyContent="space-between"
                gap="3"
                minH="headerSm"
                px="5"
                borderBottomWidth="1px"
                flexShrink={0}
              >
                {header}
                <Base.Title textStyle="panelTitle" {...(header && { srOnly: true })}>
                  {title}
                </Base.Title>
                <IconButton aria-label={labels.close} onClick={onClose} me="-2">
                  <X size={22} aria-hidden />
                </IconButton>
              </chakra.div>
              <chakra.div flex="1" minH="0" overflowY="auto" p="5">
                {children}
              </chakra.div>
              {footer && (
                <chakra.div px="5" py="4" borderTopWidth="1px" flexShrink={0}>
                  {footer}
                </chakra.div>
              )}
            </Base.Content>
          </Base.Positioner>
        </Portal>
      </Base.Root>
    </OverlayLocale>
  );
}
