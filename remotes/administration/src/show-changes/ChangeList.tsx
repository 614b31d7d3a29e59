import { APPLICATION_WORDS } from '@portal/application-view';
import { useTranslation } from '@portal/platform';
import { Box, Text } from '@portal/ui';
import { Table, Tbody, Td, Th, Thead, Tr } from '@portal/ui/overlay';
import { type Change, changeLines } from './change-lines.ts';
import { fieldName } from './field-name.ts';

const Value = ({ children }: { children: string }) =>
  children === '' ? (
    <Text as="span" color="fg.subtle">
      –
    </Text>
  ) : (
    <Box as="span" dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {children}
    </Box>
  );

/** Field, old and new, one line for each value that differs. */
export const ChangeList = ({ changes }: { changes: readonly Change[] }) => {
  const { t } = useTranslation('administration');
  const { t: word } = useTranslation(APPLICATION_WORDS);
  const nameOf = (path: string) =>
    fieldName(
      path,
      (key) => t(`changes.fields.${key}`, { defaultValue: '' }),
      (key) => (key.includes('.') ? word(`field.${key}`, { defaultValue: '' }) : ''),
    );
  const lines = changes.flatMap(changeLines);
  if (lines.length === 0) return <Text color="fg.muted">{t('changes.none')}</Text>;
  return (
    <Table aria-label={t('changes.title')}>
      <Thead>
        <Tr>
          <Th>{t('changes.field')}</Th>
          <Th>{t('changes.old')}</Th>
          <Th>{t('changes.new')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {lines.map((line) => (
          <Tr key={line.path} verticalAlign="top">
            <Td data-label={t('changes.field')} h="auto" py="2" fontWeight="semibold">
              <Text as="bdi" overflowWrap="anywhere" title={line.path}>
                {nameOf(line.path)}
              </Text>
            </Td>
            <Td data-label={t('changes.old')} h="auto" py="2">
              <Value>{line.old}</Value>
            </Td>
            <Td data-label={t('changes.new')} h="auto" py="2">
              <Value>{line.new}</Value>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
};
