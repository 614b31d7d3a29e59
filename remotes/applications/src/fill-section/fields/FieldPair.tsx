import { Grid } from '@portal/ui';
import type { ReactNode } from 'react';

/** On a phone: an amount of eight digits or the address of a website does not fit half of it. */
const phoneColumns = {
  /** As many as there is room for: two at 390 px, one at 360, where a sentence about an error would be cut. */
  short: 'repeat(auto-fit, minmax(min(100%, 10.25rem), 1fr))',
  yearAndAmount: '6.5rem minmax(0, 1fr)',
  single: 'minmax(0, 1fr)',
};

interface FieldPairProps {
  children: ReactNode;
  onPhone?: keyof typeof phoneColumns;
}

/** Two short questions beside each other; on a phone below each other where one has an error to read. */
export const FieldPair = ({ children, onPhone = 'short' }: FieldPairProps) => (
  <Grid
    templateColumns={{ base: phoneColumns[onPhone], sm: 'minmax(0, 1fr) minmax(0, 1fr)' }}
    gap={{ base: '22px 14px', sm: '22px' }}
    // A label of two lines leaves its field beside the other one.
    alignItems={{ base: 'end', sm: 'stretch' }}
    css={{ smDown: { '&:has([id$=-error])': { gridTemplateColumns: phoneColumns.single } } }}
  >
    {children}
  </Grid>
);
