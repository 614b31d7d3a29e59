import { Box } from '@portal/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** What stands in place of the text field of a conversation that is over, and takes the focus of whoever was writing. */
export const AfterEnd = ({ children }: { children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  return (
    <Box ref={box} tabIndex={-1} p="4" borderTopWidth="1px">
      {children}
    </Box>
  );
};
