import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** One card split by lines, not a row of cards. */
export const FigurePanel = chakra(
  'div',
  {
    base: {
      display: 'grid',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderRadius: 'lg',
      overflow: 'hidden',
      gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', xl: 'repeat(auto-fit, minmax(0, 1fr))' },
      gap: '1px',
      bgColor: 'border',
      '& > *': { bg: 'bg.surface' },
    },
  },
  { defaultProps: { 'data-card': '' } },
);

export interface FigureProps {
  label: ReactNode;
  value: ReactNode;
  /** Comparison, date or source under the number. */
  note?: ReactNode;
  /** A sparkline at the end of the number's line. */
  drawing?: ReactNode;
}

export const Figure = ({ label, value, note, drawing }: FigureProps) => (
  <chakra.div px="6" py="5">
    <chakra.p fontSize="sm" fontWeight="medium" color="fg.muted">
      {label}
    </chakra.p>
    <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="4" mt="2">
      <chakra.p textStyle="figureSm">{value}</chakra.p>
      {drawing}
    </chakra.div>
    {note && (
      <chakra.p textStyle="meta" color="fg.muted" mt="2" display="flex" alignItems="center" gap="1.5">
        {note}
      </chakra.p>
    )}
  </chakra.div>
);
