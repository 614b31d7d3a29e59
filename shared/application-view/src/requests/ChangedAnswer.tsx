import { isRows } from '@portal/application-form/answer-fields';
import { fieldNamed } from '@portal/application-form/questions';
import { isEmpty } from '@portal/contracts';
import type { AnswerChange } from '@portal/contracts/applications/requests.schema';
import { answerAt } from '@portal/contracts/applications/sections';
import type { FundType } from '@portal/contracts/funds/enums';
import { useTranslation } from '@portal/platform';
import { Box, Stack } from '@portal/ui';
import { AnswerRows } from '../answers/AnswerRows.tsx';
import { AnswerValue } from '../answers/AnswerValue.tsx';
import { APPLICATION_NAMESPACE } from '../translations/application-translations.ts';

interface ChangedAnswerProps {
  fundType: FundType;
  /** ISO 4217 */
  currency: string;
  change: Pick<AnswerChange, 'section' | 'field'>;
  value: unknown;
}

/** An answer before or after a change, as the form reads it; of documents, the names of the files. */
export const ChangedAnswer = ({ fundType, currency, change, value }: ChangedAnswerProps) => {
  const { t } = useTranslation(APPLICATION_NAMESPACE);
  const { section, field } = change;
  const known = fieldNamed(fundType, section, field);
  if (isEmpty(value))
    return (
      <Box as="span" color="fg.subtle">
        {t(section === 'documents' ? 'requests.noFile' : 'notAnswered')}
      </Box>
    );
  if (section === 'documents' && Array.isArray(value))
    return (
      <Stack as="span" gap="0">
        {value.map((file, index) => (
          <Box as="bdi" key={index} overflowWrap="anywhere">
            {String(answerAt(file, 'fileName') ?? '')}
          </Box>
        ))}
      </Stack>
    );
  if (known !== undefined && isRows(known) && Array.isArray(value))
    return <AnswerRows group={`field.${section}`} field={known} rows={value} currency={currency} />;
  return (
    <AnswerValue
      kind={known !== undefined && !isRows(known) ? known.kind : 'text'}
      value={value}
      currency={currency}
    />
  );
};
