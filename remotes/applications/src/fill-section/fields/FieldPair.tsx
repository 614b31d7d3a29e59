import { Grid } from '@portal/ui';
import type { ReactNode } from 'react';

/** On a phone: an amount of eight digits or the address of a website does not fit half of it. */
const phoneColumns = {
  /** As many as there is room for: two at 390 px, one at 360, where a sentence about an error would be cut. */
  short: 'repeat(auto-fit, minmax(min(100%, 10.25rem), 1fr))',
  yearAndAmount: 'min(6.5rem, 31%) minmax(0, 1fr)',
  single: 'minmax(0, 1fr)',
};

interface FieldPairProps {
  children: ReactNode;
  onPhone?: keyof typeof phoneColumns;
}

/** Label, hint, error, box, question about it and note each have a row that both share, so that the boxes stand side by side. */
const inRows = {
  mb: '-22px',
  '& > *': { display: 'grid', gridTemplate: 'subgrid / minmax(0, 1fr)', gridRow: 'span 6', mb: '22px' },
  '& > * > *': { gridRow: '4' },
  '& > * > :first-child': { gridRow: '1' },
  '& > * > [id$=-hint]': { gridRow: '2' },
  '& > * > [id$=-error]': { gridRow: '3' },
  '& > * > [role]': { gridRow: '5' },
  '& > * > [id$=-note]': { gridRow: '6' },
};

/** Two short questions beside each other; on a phone below each other where one has an error to read. */
export const FieldPair = ({ children, onPhone = 'short' }: FieldPairProps) => (
  <Grid
    templateColumns={{ base: phoneColumns[onPhone], sm: 'minmax(0, 1fr) minmax(0, 1fr)' }}
    columnGap={{ base: '14px', sm: '22px' }}
    css={{ ...inRows, smDown: { '&:has([id$=-error])': { gridTemplateColumns: phoneColumns.single } } }}
  >
    {children}
  </Grid>
);
