import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface DescriptionListProps {
  items: readonly { label: ReactNode; value: ReactNode }[];
  /** Columns from 1024 px, below two where amounts fit. One = label at the start, value at the end of a line. */
  columns?: 1 | 2 | 3 | 4 | undefined;
}

export const DescriptionList = ({ items, columns = 4 }: DescriptionListProps) =>
  columns === 1 ? (
    <chakra.dl>
      {items.map((item, i) => (
        <chakra.div
          key={i}
          display={{ base: 'block', sm: 'grid' }}
          gridTemplateColumns="minmax(140px, 35%) 1fr"
          gap="4"
          py="3"
          borderBottomWidth="1px"
          _last={{ borderBottomWidth: '0' }}
        >
          <chakra.dt textStyle="meta" color="fg.muted">
            {item.label}
          </chakra.dt>
          <chakra.dd overflowWrap="anywhere">{item.value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  ) : (
    <chakra.dl
      display={{ base: 'flex', sm: 'grid' }}
      flexWrap="wrap"
      columnGap="5"
      rowGap={{ base: '4', sm: '5' }}
      gridTemplateColumns={{
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: `repeat(${columns}, minmax(0, 1fr))`,
      }}
    >
      {items.map((item, i) => (
        // Half the width of a phone, or all of it where an amount is wider.
        <chakra.div key={i} flex="1 1 calc(50% - 10px)" maxW="full">
          <chakra.dt textStyle="meta" color="fg.muted">
            {item.label}
          </chakra.dt>
          <chakra.dd fontWeight="semibold" mt="0.5" overflowWrap="break-word">
            {item.value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
