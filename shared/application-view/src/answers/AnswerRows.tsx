import type { PlainField, RowsField } from '@portal/application-form/answer-fields';
import { answerAt } from '@portal/contracts/applications/sections';
import { useTranslation } from '@portal/platform';
import { DataTable } from '@portal/ui/table';
import type { ReactNode } from 'react';
import { APPLICATION_NAMESPACE } from '../translations/application-translations.ts';
import { AnswerValue } from './AnswerValue.tsx';

interface AnswerRowsProps {
  /** `field.<section>`: where the column titles are. */
  group: string;
  field: RowsField;
  rows: readonly unknown[];
  currency: string;
}

interface Titled extends AnswerRowsProps {
  titleOf: (column: PlainField) => string;
}

/** A table as it is drawn: heads, and lines with as many cells. */
interface Drawn {
  heads: { title: string; end: boolean }[];
  lines: { id: string; cells: ReactNode[] }[];
}

const isAtEnd = ({ kind }: PlainField) => kind === 'money' || kind === 'percent';

const lined = ({ field, rows, currency, titleOf }: Titled): Drawn => ({
  heads: field.columns.map((column) => ({ title: titleOf(column), end: isAtEnd(column) })),
  lines: rows.map((row, index) => ({
    id: String(index),
    cells: field.columns.map(({ kind, name }) => (
      <AnswerValue key={name} kind={kind} value={answerAt(row, name)} currency={currency} />
    )),
  })),
});

/** A line per question and a column per row, headed by its first answer: accounts by year. */
const turned = ({ field, rows, currency, titleOf }: Titled): Drawn => {
  const [head, ...others] = field.columns;
  if (head === undefined) return { heads: [], lines: [] };
  return {
    heads: [
      { title: titleOf(head), end: false },
      ...rows.map((row) => ({ title: String(answerAt(row, head.name) ?? '–'), end: true })),
    ],
    lines: others.map((column) => ({
      id: column.name,
      cells: [
        titleOf(column),
        ...rows.map((row, index) => (
          <AnswerValue
            key={index}
            kind={column.kind}
            value={answerAt(row, column.name)}
            currency={currency}
          />
        )),
      ],
    })),
  };
};

/** As many columns as a page or a sheet of paper takes. */
const MAX_COLUMNS = 5;

/** Repeatable rows as a table; below 768 px each line stacks. */
export const AnswerRows = (props: AnswerRowsProps) => {
  const { group, field } = props;
  const { t } = useTranslation(APPLICATION_NAMESPACE);
  const titleOf = (column: PlainField) => t(`${group}.${field.name}.${column.name}`);
  const { heads, lines } = (field.columns.length > MAX_COLUMNS ? turned : lined)({ ...props, titleOf });
  return (
    <DataTable
      label={t(`group.${field.name}`)}
      look="roomy"
      columns={heads.map(({ title, end }, index) => ({
        id: String(index),
        header: title,
        end,
        cell: ({ cells }: Drawn['lines'][number]) => cells[index],
      }))}
      rows={lines}
      rowId={({ id }) => id}
      rowName={({ id }) => id}
    />
  );
};
