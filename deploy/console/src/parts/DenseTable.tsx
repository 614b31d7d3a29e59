import { Box } from '@portal/ui';
import type { ComponentProps, ReactNode } from 'react';

const denseCss = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': { textAlign: 'start', px: '2', borderTopWidth: '1px' },
  '& :is(th, td):first-child': { ps: '5' },
  '& :is(th, td):last-child': { pe: '5' },
  '& thead th': {
    height: '32px',
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontSize: '0.8125rem',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
  },
  '& tbody :is(th, td)': { height: '38px', fontWeight: 'normal' },
  '& .end': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
} as const;

interface DenseTableProps extends Pick<ComponentProps<typeof Box>, 'css'> {
  heads: readonly string[];
  /** Above numbers, which stand at the end of their columns. */
  ends?: readonly string[];
  /** The rows. */
  children: ReactNode;
}

/** A dense table with the names of its columns: heads of 32, rows of 38, lines between the rows. */
export const DenseTable = ({ heads, ends = [], css, children }: DenseTableProps) => (
  <Box as="table" css={[denseCss, css]}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
        {ends.map((head) => (
          <th key={head} scope="col" className="end">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </Box>
);
