import { APPLICATION_WORDS } from '@portal/application-view';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { useTranslation } from '@portal/platform';
import { Alert, Box, Text } from '@portal/ui';
import { DataTable } from '@portal/ui/table';

type Change = StaffApplication['changes'][number];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value in words of its own; what has parts, one part to a line. */
const lines = (value: unknown): string[] => {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((one) => lines(one).join(', ') || []);
  if (isRecord(value))
    return typeof value.fileName === 'string' ? [value.fileName] : Object.values(value).flatMap(lines);
  return [String(value)];
};

const Value = ({ value }: { value: unknown }) => {
  const shown = lines(value);
  return shown.length === 0 ? (
    <Text as="span" color="fg.subtle">
      –
    </Text>
  ) : (
    <Box as="span" dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {shown.join('\n')}
    </Box>
  );
};

/** What the applicant changed since the return: before and after, field by field. */
export const ChangedAnswers = ({ changes }: { changes: readonly Change[] }) => {
  const { t } = useTranslation('review');
  const { t: word } = useTranslation(APPLICATION_WORDS);
  if (changes.length === 0) return null;
  const nameOf = ({ section, field }: Change) => {
    if (section === 'documents') return word('section.documents');
    const rows = word(`group.${field}`, { defaultValue: '' });
    return word(`field.${section}.${field}`, { defaultValue: rows || word(`section.${section}`) });
  };
  return (
    <Box as="section" aria-labelledby="changed-title">
      <Alert title={<span id="changed-title">{t('answers.changed', { count: changes.length })}</span>}>
        {[...new Set(changes.map(({ section }) => section))]
          .map((section) => word(`section.${section}`))
          .join(', ')}
      </Alert>
      <Box mt="3">
        <DataTable
          label={t('answers.changed', { count: changes.length })}
          look="roomy"
          columns={[
            { id: 'question', header: t('answers.question'), cell: (one) => <strong>{nameOf(one)}</strong> },
            { id: 'before', header: t('answers.before'), cell: (one) => <Value value={one.old} /> },
            { id: 'after', header: t('answers.after'), cell: (one) => <Value value={one.new} /> },
          ]}
          rows={changes}
          rowId={({ section, field }) => `${section}.${field}`}
          rowName={nameOf}
        />
      </Box>
    </Box>
  );
};
