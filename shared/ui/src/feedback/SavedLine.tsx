import { chakra } from '@chakra-ui/react';
import { CloudAlert, CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import type { ReactNode } from 'react';

const look = {
  saved: { icon: CloudCheck, color: 'forest.fg' },
  saving: { icon: CloudUpload, color: 'fg.muted' },
  offline: { icon: CloudOff, color: 'marigold.fg' },
  failed: { icon: CloudAlert, color: 'fg.error' },
};

export interface SavedLineProps {
  state: keyof typeof look;
  /** "Saved 14:02", "No connection, kept on this device". */
  children: ReactNode;
}

export function SavedLine({ state, children }: SavedLineProps) {
  const { icon: Icon, color } = look[state];
  return (
    <chakra.p
      role="status"
      display="inline-flex"
      alignItems="center"
      gap="2"
      fontSize="sm"
      fontWeight="semibold"
      color={color}
    >
      <Icon size={18} strokeWidth={1.75} style={{ flexShrink: 0 }} aria-hidden />
      <span>{children}</span>
    </chakra.p>
  );
}
