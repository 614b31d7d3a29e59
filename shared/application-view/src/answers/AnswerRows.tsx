import { useTranslation } from '@portal/platform';
import { Box } from '@portal/ui';
import { Table, Tbody, Td, Th, Thead, Tr } from '@portal/ui/overlay';
import { APPLICATION_WORDS } from '../words.ts';
import { AnswerValue } from './AnswerValue.tsx';
import { answerAt } from './answer-at.ts';
import type { PlainField, RowsField } from './answer-fields.ts';

interface AnswerRowsProps {
  /** `field.<section>`: where the column titles are. */
  words: string;
  field: RowsField;
  rows: readonly unknown[];
  currency: string;
}

const isAtEnd = ({ kind }: PlainField) => kind === 'money' || kind === 'percent';

/** Repeatable rows as a table; below 768 px each row stacks. */
export const AnswerRows = ({ words, field, rows, currency }: AnswerRowsProps) => {
  const { t } = useTranslation(APPLICATION_WORDS);
  const title = (column: PlainField) => t(`${words}.${field.name}.${column.name}`);
  return (
    <Box overflowX="auto">
      <Table aria-label={t(`group.${field.name}`)}>
        <Thead>
          <Tr>
            {field.columns.map((column) => (
              <Th key={column.name} end={isAtEnd(column)}>
                {title(column)}
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {rows.map((row, index) => (
            <Tr key={index}>
              {field.columns.map((column) => (
                <Td key={column.name} end={isAtEnd(column)} data-label={title(column)}>
                  <AnswerValue kind={column.kind} value={answerAt(row, column.name)} currency={currency} />
                </Td>
              ))}
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Box>
  );
};
