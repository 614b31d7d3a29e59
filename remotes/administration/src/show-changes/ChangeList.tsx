import { APPLICATION_NAMESPACE } from '@portal/application-view';
import { useTranslation } from '@portal/platform';
import { Box, Text } from '@portal/ui';
import { DataTable } from '@portal/ui/table';
import { type Change, changeLines } from './change-lines.ts';
import { useCodeLabel } from './code-label.ts';
import { fieldName } from './field-name.ts';

const Values = ({ path, values }: { path: string; values: readonly string[] }) => {
  const { t } = useTranslation('administration');
  const labelOf = useCodeLabel();
  return values.length === 0 ? (
    <Text as="span" color="fg.subtle">
      –
    </Text>
  ) : (
    <Box as="span" dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {values.map((value) => labelOf(value, path)).join(t('separator'))}
    </Box>
  );
};

interface Props {
  changes: readonly Change[];
  /** What the two sides are called where they are not the old and the new one. */
  old?: string;
  now?: string;
  /** What a field is called, by its path; by default as the log calls it. */
  nameOf?: ((path: string) => string) | undefined;
}

/** Field, old and new, one line for each value that differs. */
export const ChangeList = ({ changes, old, now, ...props }: Props) => {
  const { t } = useTranslation('administration');
  const { t: applicationText } = useTranslation(APPLICATION_NAMESPACE);
  const inLog = (path: string) =>
    fieldName(
      path,
      (key) => t(`changedField.${key}`, { defaultValue: '' }),
      (key) => (key.includes('.') ? applicationText(`field.${key}`, { defaultValue: '' }) : ''),
    );
  const { nameOf = inLog } = props;
  const lines = changes.flatMap(changeLines);
  if (lines.length === 0) return <Text color="fg.muted">{t('changes.none')}</Text>;
  return (
    <DataTable
      label={t('changes.title')}
      look="roomy"
      columns={[
        {
          id: 'field',
          header: t('changes.field'),
          cell: ({ path }) => (
            <Text as="bdi" fontWeight="semibold" overflowWrap="anywhere" title={path}>
              {nameOf(path)}
            </Text>
          ),
        },
        {
          id: 'old',
          header: old ?? t('changes.old'),
          cell: (line) => <Values path={line.path} values={line.old} />,
        },
        {
          id: 'new',
          header: now ?? t('changes.new'),
          cell: (line) => <Values path={line.path} values={line.new} />,
        },
      ]}
      rows={lines}
      rowId={({ path }) => path}
      rowName={({ path }) => nameOf(path)}
    />
  );
};
