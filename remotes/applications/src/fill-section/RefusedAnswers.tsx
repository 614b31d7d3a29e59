import type { Section } from '@portal/contracts/applications/sections';
import type { FundType } from '@portal/contracts/funds/enums';
import { ApiError, currentLanguage, isApiError } from '@portal/platform';
import { type FieldValues, fieldText, useFormContext } from '@portal/platform/forms';
import { useEffect, useRef } from 'react';
import { useDraft } from '../edit-draft/draft-context.ts';
import { toFileAnswers } from '../form-values/file-values.ts';

interface Filled {
  fundType: FundType;
  values: FieldValues;
}

/** `documents.files.2.fileKey` means the question of that file's document type; all files, that of the last. */
const fieldOfFile = (field: string, { fundType, values }: Filled): string => {
  const [, index = -1] = /^files(?:\.(\d+)|$)/.exec(field) ?? [];
  const files = toFileAnswers(fundType, values)?.files ?? [];
  return files.at(Number(index))?.docType ?? field;
};

/** The server's words on a save with the names of this section's form. */
export const refusalOf = (error: unknown, section: Section, filled: Filled): unknown => {
  if (!isApiError(error)) return error;
  const fields = error.fields.map((one) => {
    const field = one.field.replace(/^answers\./, '').replace(`${section}.`, '');
    return { ...one, field: section === 'documents' ? fieldOfFile(field, filled) : field };
  });
  return new ApiError({ ...error, message: error.message, fields });
};

/** Shows beside its field, at once, what the server would not keep; the rest goes on saving itself. */
export const RefusedAnswers = ({ section }: { section: Section }) => {
  const { refusal, fund } = useDraft();
  const { clearErrors, setError, getValues } = useFormContext();
  const marked = useRef<string[]>([]);
  const language = currentLanguage();
  useEffect(() => {
    clearErrors(marked.current);
    const named = refusalOf(refusal, section, { fundType: fund.fundType, values: getValues() });
    marked.current = isApiError(named) ? named.fields.map(({ field }) => field) : [];
    if (!isApiError(named)) return;
    for (const one of named.fields) setError(one.field, { type: 'server', message: fieldText(one) });
  }, [refusal, language, section, fund.fundType, clearErrors, setError, getValues]);
  return null;
};
