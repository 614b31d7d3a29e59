import { chakra } from '@chakra-ui/react';
import { type ReactNode, useDeferredValue } from 'react';
import { Skeleton } from '../layout/Text.ts';
import { useUI } from '../system/ui-context.ts';
import { useTableLabels } from './table-labels.ts';
import type { DataColumn, TableModel } from './table-model.ts';
import { SelectBox } from './table-parts.tsx';

interface Props<R extends object> {
  label: string;
  model: TableModel<R>;
  card: (row: R) => ReactNode;
  details: ((row: R) => ReactNode) | undefined;
  rowName: (row: R) => string;
  selects: boolean;
  isWaiting: boolean;
  /** In place of the rows. */
  children: ReactNode;
}

/** Cards that are taller than a phone's screen together. */
const SCREENFUL = 8;

/** Of rows that have just arrived those that a screen holds, and all in a later task: a slow phone shows the first sooner. */
const useFirstScreen = <R extends object>(rows: readonly R[]): readonly R[] => {
  const isPainted = useDeferredValue(rows.length > 0);
  return isPainted ? rows : rows.slice(0, SCREENFUL);
};

const Item = chakra('li', {
  base: {
    display: 'flex',
    gap: '2',
    px: '5',
    py: '2.5',
    borderBottomWidth: '1px',
    bg: 'bg.surface',
    // There the card's own border follows.
    '&:is([data-card] *):last-of-type': { borderBottomWidth: '0' },
  },
  variants: { selected: { true: { bg: 'brand.subtle' } } },
});

interface LinesProps<R> {
  columns: readonly DataColumn<R>[];
  shown: readonly string[];
  row: R;
}

/** Each column of a row in a line of its own; the first is what the row is about. */
export const Lines = <R extends object>({ columns, shown, row }: LinesProps<R>) => {
  const lines = shown.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5" fontSize="0.875rem">
      {lines.map(({ id, header, hideHeader, cell }, index) => (
        <chakra.div key={id} display="flex" flexWrap="wrap" columnGap="3" alignItems="baseline">
          {index > 0 && !hideHeader && (
            <chakra.span flex="1 1 38%" color="fg.muted" textStyle="meta">
              {header}
            </chakra.span>
          )}
          {/* Below its title where an amount has no room beside it: of the room, the title takes none. */}
          <chakra.div flex="999 1 8rem" minW="0">
            {cell(row)}
          </chakra.div>
        </chakra.div>
      ))}
    </chakra.div>
  );
};

/** The rows as a list, for the width of a phone. */
export const Cards = <R extends object>(props: Props<R>) => {
  const { label, model, card, details, rowName, selects, isWaiting, children } = props;
  const { labels } = useUI();
  const say = useTableLabels();
  const rows = useFirstScreen(model.getRowModel().rows);
  if (children) return <chakra.div p="5">{children}</chakra.div>;
  return (
    <chakra.div aria-busy={isWaiting}>
      {isWaiting && (
        <chakra.div role="status" display="flex" flexDirection="column" gap="3" p="5">
          <chakra.span srOnly>{labels.loading}</chakra.span>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <Skeleton key={key} h="88px" />
          ))}
        </chakra.div>
      )}
      <chakra.ul aria-label={label} listStyleType="none" m="0" p="0">
        {rows.map((row) => (
          <Item key={row.id} data-row selected={row.getIsSelected()}>
            {selects && (
              <SelectBox
                aria-label={say('selectRow', { name: rowName(row.original) })}
                checked={row.getIsSelected()}
                onChange={row.getToggleSelectedHandler()}
              />
            )}
            <chakra.div flex="1" minW="0">
              {card(row.original)}
              {details?.(row.original)}
            </chakra.div>
          </Item>
        ))}
      </chakra.ul>
    </chakra.div>
  );
};
