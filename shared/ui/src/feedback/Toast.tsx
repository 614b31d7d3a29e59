import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { useUI } from '../system/ui-context.ts';
import { type Status, statusLook } from './status.ts';

/** Always in the page, so that what is put in it is read out; above the buttons at the end of a page (`data-bar`). */
export const ToastRegion = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    bottom: { base: '4', md: '6' },
    'body:has([data-bar]) &': { bottom: { base: '9rem', md: '24' } },
    insetInlineEnd: { base: '4', md: '6' },
    width: 'min(380px, calc(100vw - 32px))',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    _print: { display: 'none' },
  },
});

const Frame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    px: '4',
    py: '3',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderInlineStartWidth: '5px',
    borderInlineStartColor: 'colorPalette.fg',
    borderRadius: 'md',
    shadow: 'overlay',
    animation: 'rise-in 320ms cubic-bezier(.2,.8,.2,1)',
    '& > svg': { flexShrink: 0, color: 'colorPalette.fg', mt: '0.5' },
  },
});

export interface ToastProps extends Omit<ComponentProps<typeof Frame>, 'title' | 'children'> {
  status: Status;
  title: ReactNode;
  description?: ReactNode;
  onClose: () => void;
  action?: ToastAction | undefined;
}

interface ToastAction {
  label: string;
  run: () => void;
  /** For who works by keyboard and would have to go through the page to reach it. */
  takesFocus: boolean;
}

function ActionButton({ action: { label, run, takesFocus }, about }: { action: ToastAction; about: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <Button ref={button} size="xs" variant="outline" mt="2" aria-describedby={about} onClick={run}>
      {label}
    </Button>
  );
}

/** Escape closes the one that holds the focus. */
export function Toast({ status, title, description, onClose, action, ...props }: ToastProps) {
  const { labels } = useUI();
  const about = useId();
  const { palette, icon: Icon } = statusLook[status];
  return (
    <Frame
      colorPalette={palette}
      role={status === 'error' ? 'alert' : 'status'}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      {...props}
    >
      <Icon size={22} strokeWidth={1.75} aria-hidden />
      <chakra.div flex="1" minW="0">
        <chakra.div id={about} overflowWrap="anywhere">
          <chakra.p fontSize="sm" fontWeight="bold">
            {title}
          </chakra.p>
          {description && (
            <chakra.p fontSize="sm" color="fg.muted">
              {description}
            </chakra.p>
          )}
        </chakra.div>
        {action && <ActionButton action={action} about={about} />}
      </chakra.div>
      <IconButton aria-label={labels.close} size="xs" onClick={onClose}>
        <X size={18} aria-hidden />
      </IconButton>
    </Frame>
  );
}
