import { Drawer } from '@portal/ui/overlay';
import type { ReactNode } from 'react';
import { Loaded, type Reading } from './Loaded.tsx';

interface Props<T> {
  query: Reading<T>;
  title: string;
  onClose: () => void;
  children: (data: T) => ReactNode;
}

/** What a row of a list leads to, beside the list: waiting, broken, or there. */
export const OpenedDrawer = <T,>({ query, title, onClose, children }: Props<T>) => (
  <Drawer open onClose={onClose} size="lg" title={title}>
    <Loaded query={query} name={title} waitingH="24rem">
      {children}
    </Loaded>
  </Drawer>
);
