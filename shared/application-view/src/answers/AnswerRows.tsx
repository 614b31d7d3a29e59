import type { PlainField, RowsField } from '@portal/application-form/answer-fields';
import { answerAt } from '@portal/contracts/applications/sections';
import { useTranslation } from '@portal/platform';
import { Box } from '@portal/ui';
import { Table, Tbody, Td, Th, Thead, Tr } from '@portal/ui/overlay';
import { APPLICATION_WORDS } from '../translations/application-translations.ts';
import { AnswerValue } from './AnswerValue.tsx';

interface AnswerRowsProps {
  /** `field.<section>`: where the column titles are. */
  words: string;
  field: RowsField;
  rows: readonly unknown[];
  currency: string;
}

interface Titled extends AnswerRowsProps {
  titleOf: (column: PlainField) => string;
}

const isAtEnd = ({ kind }: PlainField) => kind === 'money' || kind === 'percent';

const Lines = ({ field, rows, currency, titleOf }: Titled) => (
  <>
    <Thead>
      <Tr>
        {field.columns.map((column) => (
          <Th key={column.name} end={isAtEnd(column)}>
            {titleOf(column)}
          </Th>
        ))}
      </Tr>
    </Thead>
    <Tbody>
      {rows.map((row, index) => (
        <Tr key={index}>
          {field.columns.map((column) => (
            <Td key={column.name} end={isAtEnd(column)} data-label={titleOf(column)}>
              <AnswerValue kind={column.kind} value={answerAt(row, column.name)} currency={currency} />
            </Td>
          ))}
        </Tr>
      ))}
    </Tbody>
  </>
);

/** A line per question and a column per row, headed by its first answer: accounts by year. */
const Turned = ({ field, rows, currency, titleOf }: Titled) => {
  const [head, ...others] = field.columns;
  if (head === undefined) return null;
  const headOf = (row: unknown) => String(answerAt(row, head.name) ?? '–');
  return (
    <>
      <Thead>
        <Tr>
          <Th>{titleOf(head)}</Th>
          {rows.map((row, index) => (
            <Th key={index} end>
              {headOf(row)}
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {others.map((column) => (
          <Tr key={column.name}>
            <Td>{titleOf(column)}</Td>
            {rows.map((row, index) => (
              <Td key={index} end data-label={headOf(row)}>
                <AnswerValue kind={column.kind} value={answerAt(row, column.name)} currency={currency} />
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </>
  );
};

/** As many columns as a page or a sheet of paper takes. */
const MOST_COLUMNS = 5;

/** Repeatable rows as a table; below 768 px each line stacks. */
export const AnswerRows = (props: AnswerRowsProps) => {
  const { words, field } = props;
  const { t } = useTranslation(APPLICATION_WORDS);
  const titleOf = (column: PlainField) => t(`${words}.${field.name}.${column.name}`);
  const Rows = field.columns.length > MOST_COLUMNS ? Turned : Lines;
  return (
    // What is wider than its panel scrolls, by keys as well.
    <Box
      role="group"
      aria-label={t(`group.${field.name}`)}
      tabIndex={0}
      overflowX="auto"
      css={{ '& th, & td': { px: '2' } }}
    >
      <Table aria-label={t(`group.${field.name}`)}>
        <Rows {...props} titleOf={titleOf} />
      </Table>
    </Box>
  );
};
