import { formatNumber, useTranslation } from '@portal/platform';
import { Alert, Box, Button, Text } from '@portal/ui';
import { useOpenForm } from '../../edit-draft/draft-context.ts';
import { useIssueText } from '../../word-questions/issue-text.ts';
import type { ReadWorksheet } from './loss-worksheet.queries.ts';

/** More than this nobody reads; what is wrong stands beside the fields as well. */
const maxShownProblems = 10;

interface WorksheetFindingsProps extends ReadWorksheet {
  isEvidence: boolean;
  /** Absent where nothing was there before. */
  onUndo?: (() => void) | undefined;
}

/** What was read, where the file went, and which cells have to be looked at. */
export const WorksheetFindings = ({ file, reading, isEvidence, onUndo }: WorksheetFindingsProps) => {
  const { t } = useTranslation('applications');
  const { fund } = useOpenForm();
  const sayIssue = useIssueText(fund.fundType, fund.currency);
  const { lines, problems, rowsLeftOut } = reading;
  // Letters of another direction beside it must not move it.
  const name = `\u2068${file.fileName}\u2069`;
  if (lines.length === 0) return <Alert status="warning" live title={t('worksheet.none', { name })} />;
  const more = problems.length - maxShownProblems;
  return (
    <Alert
      live
      status={problems.length + rowsLeftOut > 0 ? 'warning' : 'success'}
      title={t('worksheet.read', { name, count: formatNumber(lines.length) })}
      actions={
        onUndo && (
          <Button variant="outline" size="sm" onClick={onUndo}>
            {t('worksheet.undo')}
          </Button>
        )
      }
    >
      {isEvidence && <Text>{t('worksheet.kept')}</Text>}
      {rowsLeftOut > 0 && <Text>{t('worksheet.leftOut', { count: formatNumber(rowsLeftOut) })}</Text>}
      {problems.length > 0 && (
        <>
          <Text>{t('worksheet.problems')}</Text>
          <Box as="ul" ps="5" listStyleType="disc">
            {problems.slice(0, maxShownProblems).map(({ row, field, code, limit }) => (
              <li key={`${row} ${field}`}>
                {t('worksheet.row', {
                  row: formatNumber(row),
                  text: sayIssue('loss', { field: `lossLines.${field}`, code, limit }),
                })}
              </li>
            ))}
          </Box>
          {more > 0 && <Text>{t('worksheet.more', { count: formatNumber(more) })}</Text>}
        </>
      )}
    </Alert>
  );
};
