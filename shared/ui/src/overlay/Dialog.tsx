import { Dialog as Base, chakra, Flex, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { useUI } from '../system/ui-context.ts';
import { OverlayLocale } from './OverlayLocale.tsx';
import { backdrop, dialogContent, dialogPositioner } from './overlay-styles.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** A question, or the thing being edited. */
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Verb buttons, danger first, safe last. */
  actions?: ReactNode;
  /** Default 480 px; `lg` 720. */
  size?: 'md' | 'lg' | undefined;
  /** `alertdialog` for what cannot be undone: a click outside does not close it. */
  role?: 'dialog' | 'alertdialog' | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** A close cross in the corner; leave out where the actions include the way back. */
  closable?: boolean | undefined;
}

/** Centred from 640 px, a sheet from the bottom below. Focus is trapped and given back. */
function OnceOpened(props: DialogProps) {
  const { open, onClose, role = 'dialog', size = 'md', initialFocus } = props;
  const { labels } = useUI();
  return (
    <OverlayLocale>
      <Base.Root
        unstyled
        open={open}
        role={role}
        closeOnInteractOutside={role === 'dialog'}
        onOpenChange={(change) => !change.open && onClose()}
        {...(initialFocus && { initialFocusEl: () => initialFocus.current })}
      >
        <Portal>
          <Base.Backdrop css={backdrop} />
          <Base.Positioner css={dialogPositioner}>
            <Base.Content
              data-bar={open ? '' : undefined}
              css={dialogContent}
              maxW={{ sm: size === 'lg' ? '720px' : '480px' }}
            >
              <chakra.div display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
                <Base.Title textStyle="cardTitle">{props.title}</Base.Title>
                {props.closable && (
                  <IconButton aria-label={labels.close} onClick={onClose}>
                    <X size={20} aria-hidden />
                  </IconButton>
                )}
              </chakra.div>
              {props.description && (
                <Base.Description mt="1" color="fg.muted">
                  {props.description}
                </Base.Description>
              )}
              {props.children && <chakra.div mt="4">{props.children}</chakra.div>}
              {props.actions && (
                <Flex mt="5" wrap="wrap" gap="3" direction={{ base: 'column', sm: 'row' }}>
                  {props.actions}
                </Flex>
              )}
            </Base.Content>
          </Base.Positioner>
        </Portal>
      </Base.Root>
    </OverlayLocale>
  );
}

/** A page has many that are never opened: until then each costs nothing. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return wasOpened && <OnceOpened {...props} />;
}
