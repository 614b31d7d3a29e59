import { Grid } from '@portal/ui';
import type { ReactNode } from 'react';

/** Two short questions beside each other from 640 px; errors may make one taller. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="22px">
    {children}
  </Grid>
);
