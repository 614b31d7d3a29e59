import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import { Skeleton } from '../layout/Text.ts';
import { useUI } from '../system/ui-context.ts';
import { useNarrow } from '../system/use-narrow.ts';
import { Cards, Lines } from './Cards.tsx';
import { useTableLabels } from './table-labels.ts';
import { type DataColumn, type TableModel, type TableSort, useTableModel } from './table-model.ts';
import { Cell, Frame, Grid, HeadButton, HeadCell, Row, SelectBox } from './table-parts.tsx';

export interface DataTableProps<R extends object> {
  /** Name of the table. */
  label: string;
  columns: readonly DataColumn<R>[];
  /** Undefined while the first page is on its way. */
  rows: readonly R[] | undefined;
  rowId: (row: R) => string;
  /** What a row is called where it is selected. */
  rowName: (row: R) => string;
  /** Ids of the columns that are shown, in their order; all without it. */
  shown?: readonly string[] | undefined;
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  /** Ids, also of rows on other pages. Without `onSelect` nothing can be selected. */
  selected?: ReadonlySet<string> | undefined;
  onSelect?: ((ids: ReadonlySet<string>) => void) | undefined;
  /** A row on a phone, under 120 px high; without it each column is a line under its header. */
  card?: ((row: R) => ReactNode) | undefined;
  /** What is open under a row. */
  details?: ((row: R) => ReactNode) | undefined;
  /** `roomy`: few columns, whose cells may hold several lines. */
  look?: 'dense' | 'roomy' | undefined;
  /** In place of rows: that there are none, or that they could not be loaded. */
  instead?: ReactNode;
}

/** Of the cells of a column in a dense table: one without a width takes what the others leave, and cuts what is longer. */
const widthOf = (width: string | undefined) => {
  if (width === 'max-content') return {};
  return width ? { w: width, maxW: width } : { w: '100%', maxW: '0', minW: '9.5rem' };
};

const nothing: ReadonlySet<string> = new Set();
const none: readonly never[] = [];
const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

const SortIcon = ({ sorted }: { sorted: 'asc' | 'desc' | false }) => {
  if (sorted === false) return <ChevronsUpDown size={12} aria-hidden opacity="0.6" />;
  return sorted === 'asc' ? <ArrowUp size={15} aria-hidden /> : <ArrowDown size={15} aria-hidden />;
};

/** Up and down go from the link of a row to that of the next; with Shift both are selected. */
const moveRow = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLAnchorElement)) return;
  const rows = [...event.currentTarget.querySelectorAll('[data-row]')];
  const row = rows.find((one) => one.contains(event.target as Node));
  const next = row && rows[rows.indexOf(row) + step];
  const link = next?.querySelector('a');
  if (!row || !next || !link) return;
  event.preventDefault();
  link.focus();
  if (!event.shiftKey) return;
  for (const one of [row, next]) one.querySelector<HTMLInputElement>('input:not(:checked)')?.click();
};

const Head = <R extends object>({
  model,
  byId,
  selects,
  look,
}: {
  model: TableModel<R>;
  byId: ReadonlyMap<string, DataColumn<R>>;
  selects: boolean;
  look: 'dense' | 'roomy';
}) => {
  const say = useTableLabels();
  return (
    <thead>
      {model.getHeaderGroups().map((group) => (
        <tr key={group.id}>
          {selects && (
            <HeadCell scope="col" w="44px" px="0" ps="3" _print={{ display: 'none' }}>
              <SelectBox
                aria-label={say('selectPage')}
                checked={model.getIsAllRowsSelected()}
                mixed={model.getIsSomeRowsSelected() && !model.getIsAllRowsSelected()}
                onChange={model.getToggleAllRowsSelectedHandler()}
              />
            </HeadCell>
          )}
          {group.headers.map(({ id, column }) => {
            const { header, hideHeader, end, width } = byId.get(column.id) ?? {};
            const sorted = column.getIsSorted();
            const canSort = column.getCanSort();
            return (
              <HeadCell
                key={id}
                scope="col"
                {...(look === 'dense' ? widthOf(width) : { w: width })}
                look={look}
                end={Boolean(end)}
                {...(canSort && { 'aria-sort': sorted ? ariaSort[sorted] : 'none' })}
              >
                {canSort ? (
                  <HeadButton type="button" onClick={column.getToggleSortingHandler()}>
                    <span>{header}</span>
                    <SortIcon sorted={sorted} />
                  </HeadButton>
                ) : (
                  <chakra.span srOnly={Boolean(hideHeader)}>{header}</chakra.span>
                )}
              </HeadCell>
            );
          })}
        </tr>
      ))}
    </thead>
  );
};

/** As many as fill a screen of 900 px, each as high as a row. */
const Waiting = ({ columns, look }: { columns: number; look: 'dense' | 'roomy' }) => (
  <>
    {Array.from({ length: look === 'dense' ? 24 : 12 }, (_, row) => `row-${row}`).map((key) => (
      <tr key={key}>
        <Cell look={look} colSpan={columns}>
          <Skeleton h="14px" minH="14px" />
        </Cell>
      </tr>
    ))}
  </>
);

/** Dense rows from 768 px, cards below. The server sorts and pages; the parent keeps what is chosen. */
export const DataTable = <R extends object>(props: DataTableProps<R>) => {
  const { label, columns, rows, rowId, rowName, sort, onSort, selected, onSelect, card, instead } = props;
  const { details, look = 'dense' } = props;
  const { labels } = useUI();
  const say = useTableLabels();
  const isNarrow = useNarrow();
  const shown = props.shown ?? columns.map(({ id }) => id);
  const model = useTableModel({
    columns,
    rows: rows ?? none,
    rowId,
    shown,
    sort,
    onSort,
    selected: selected ?? nothing,
    onSelect,
  });
  const byId = new Map(columns.map((column) => [column.id, column]));
  const selects = onSelect !== undefined;
  const isWaiting = rows === undefined && !instead;
  if (isNarrow)
    return (
      <Cards
        label={label}
        model={model}
        card={card ?? ((row) => <Lines columns={columns} shown={shown} row={row} />)}
        details={details}
        rowName={rowName}
        selects={selects}
        isWaiting={isWaiting}
      >
        {instead}
      </Cards>
    );
  return (
    <Frame
      aria-busy={isWaiting}
      // What is wider than its place scrolls by keys as well, also where nothing in it takes the focus.
      {...(!onSort && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      {isWaiting && (
        <chakra.span role="status" srOnly>
          {labels.loading}
        </chakra.span>
      )}
      <Grid aria-label={label} look={look}>
        <Head model={model} byId={byId} selects={selects} look={look} />
        <tbody onKeyDown={moveRow}>
          {isWaiting && <Waiting columns={shown.length + Number(selects)} look={look} />}
          {!instead &&
            model.getRowModel().rows.map((row) => {
              const open = details?.(row.original);
              return (
                <Fragment key={row.id}>
                  <Row data-row look={look} aria-selected={selects ? row.getIsSelected() : undefined}>
                    {selects && (
                      <Cell look={look} box>
                        <SelectBox
                          aria-label={say('selectRow', { name: rowName(row.original) })}
                          checked={row.getIsSelected()}
                          onChange={row.getToggleSelectedHandler()}
                        />
                      </Cell>
                    )}
                    {row.getVisibleCells().map(({ id, column }) => (
                      <Cell
                        key={id}
                        look={look}
                        {...(look === 'dense' && widthOf(byId.get(column.id)?.width))}
                        end={Boolean(byId.get(column.id)?.end)}
                        open={Boolean(open)}
                      >
                        {byId.get(column.id)?.cell(row.original)}
                      </Cell>
                    ))}
                  </Row>
                  {open && (
                    <tr>
                      <Cell look="roomy" pb="5" colSpan={shown.length + Number(selects)}>
                        {open}
                      </Cell>
                    </tr>
                  )}
                </Fragment>
              );
            })}
        </tbody>
      </Grid>
      {instead && <chakra.div p="6">{instead}</chakra.div>}
    </Frame>
  );
};
