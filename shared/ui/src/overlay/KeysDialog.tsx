import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';

export interface KeysDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Each key with what it does. */
  keys: readonly (readonly [key: string, does: string])[];
  /** Below the list. */
  children?: ReactNode;
}

/** The list of a page's keys. */
export const KeysDialog = ({ open, onClose, title, keys, children }: KeysDialogProps) => (
  <Dialog open={open} onClose={onClose} title={title} closable>
    <Box as="dl" display="grid" gridTemplateColumns="96px 1fr" rowGap="2">
      {keys.map(([key, does]) => (
        <Box key={key} display="contents">
          <Box as="dt" fontWeight="bold">
            <bdi>{key}</bdi>
          </Box>
          <Box as="dd">{does}</Box>
        </Box>
      ))}
    </Box>
    {children}
  </Dialog>
);
