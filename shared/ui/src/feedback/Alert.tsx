import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { type Status, statusLook } from './status.ts';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    gap: '3.5',
    px: '4',
    py: '4',
    bg: 'colorPalette.subtle',
    borderWidth: '1px',
    borderColor: 'colorPalette.solid',
    borderInlineStartWidth: '5px',
    borderRadius: 'md',
    '& > svg': { flexShrink: 0, color: 'colorPalette.fg', mt: '0.5' },
  },
});

export interface AlertProps extends Omit<ComponentProps<typeof Frame>, 'title' | 'children'> {
  status?: Status | undefined;
  title: ReactNode;
  icon?: LucideIcon | undefined;
  children?: ReactNode;
  /** Buttons under the text. */
  actions?: ReactNode;
  /** `true` for what appears after an action, so that it is read out. */
  live?: boolean | undefined;
}

export function Alert({ status = 'info', title, icon, children, actions, live, ...props }: AlertProps) {
  const look = statusLook[status];
  const Icon = icon ?? look.icon;
  return (
    <Frame
      colorPalette={look.palette}
      {...(live && { role: status === 'error' ? 'alert' : 'status' })}
      {...props}
    >
      <Icon size={22} strokeWidth={1.75} aria-hidden />
      <chakra.div minW="0" flex="1">
        <chakra.p fontWeight="bold">{title}</chakra.p>
        {children && (
          <chakra.div mt="1" fontSize="sm">
            {children}
          </chakra.div>
        )}
        {actions && (
          <chakra.div mt="3" display="flex" flexWrap="wrap" gap="3">
            {actions}
          </chakra.div>
        )}
      </chakra.div>
    </Frame>
  );
}
