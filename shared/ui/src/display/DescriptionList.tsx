import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { MetaText } from '../layout/Text.ts';

export interface DescriptionListProps {
  items: readonly { label: ReactNode; value: ReactNode }[];
  /** Columns from 1024 px, below two where amounts fit. One = label at the start, value at the end of a line. */
  columns?: 1 | 2 | 3 | 4 | undefined;
}

/** As many, or fewer where letters are so large that no amount would stand in one line. */
const columnsOf = (count: number) => `repeat(auto-fill, minmax(max(8.5rem, ${100 / count}% - 20px), 1fr))`;

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
          <MetaText as="dt">{item.label}</MetaText>
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
      gridTemplateColumns={{ sm: columnsOf(2), lg: columnsOf(columns) }}
    >
      {items.map((item, i) => (
        // Half the width of a phone, or all of it where an amount is wider.
        <chakra.div key={i} flex="1 1 calc(50% - 10px)" maxW="full">
          <MetaText as="dt">{item.label}</MetaText>
          <chakra.dd fontWeight="semibold" mt="0.5" overflowWrap="break-word">
            {item.value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
