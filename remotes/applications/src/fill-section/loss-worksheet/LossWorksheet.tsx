import { acceptAttribute, type FileKind, fileKinds, fileProblem, maxBytes } from '@portal/contracts';
import { lossWorksheetAddress } from '@portal/contracts/applications/download-addresses';
import { currentLanguage, errorText, formatBytes, useTranslation } from '@portal/platform';
import { FileDrop, useFormContext } from '@portal/platform/forms';
import { Field, Link, Loading, Stack } from '@portal/ui';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { useOpenForm } from '../../edit-draft/draft-context.ts';
import { toSectionValues } from '../../form-values/question-values.ts';
import { inRow } from '../fields/line-text.ts';
import { type ReadWorksheet, useReadWorksheet } from './loss-worksheet.queries.ts';
import { WorksheetFindings } from './WorksheetFindings.tsx';

const accept: readonly FileKind[] = ['spreadsheet'];

/** The worksheet joins the files of the form as evidence, unless the files are closed to changes. */
const useEvidence = () => {
  const { answersNow, change, isOpen } = useOpenForm();
  const last = useRef<string>(null);
  return (fileKey: string): boolean => {
    if (!isOpen('documents')) return false;
    // One that was read again after a correction takes the place of the one before.
    const files = (answersNow().documents?.files ?? []).filter((file) => file.fileKey !== last.current);
    last.current = fileKey;
    change('documents', { files: [...files, { fileKey, docType: 'LOSS_CALCULATION' }] });
    return true;
  };
};

interface Filled extends ReadWorksheet {
  isEvidence: boolean;
  /** The lines that were there before. */
  before: unknown[];
}

/** Takes the lines from a spreadsheet; the lines that were there can be brought back. */
export const LossWorksheet = () => {
  const { t } = useTranslation('applications');
  const ofFiles = useTranslation('platform').t;
  const { fund } = useOpenForm();
  const { getValues, setValue } = useFormContext();
  const keepAsEvidence = useEvidence();
  const worksheet = useReadWorksheet();
  const [refused, setRefused] = useState<string>();
  const [filled, setFilled] = useState<Filled>();
  const types = inRow(...fileKinds.spreadsheet);
  const max = formatBytes(maxBytes('spreadsheet'));

  const fill = (read: ReadWorksheet) => {
    const { lines } = read.reading;
    const before = getValues('lossLines') ?? [];
    const isEvidence = lines.length > 0 && keepAsEvidence(read.file.fileKey);
    if (lines.length > 0) {
      const values = toSectionValues(fund.fundType, 'loss', { loss: { lossLines: lines } });
      setValue('lossLines', values.lossLines, { shouldDirty: true });
    }
    setFilled({ ...read, isEvidence, before });
  };

  const choose = ([file]: File[]) => {
    if (!file) return;
    const problem = fileProblem(file, accept);
    setFilled(undefined);
    setRefused(problem && ofFiles(`forms.file.${problem}`, { types, max, size: formatBytes(file.size) }));
    if (problem === undefined)
      worksheet.mutate(file, { onSuccess: fill, onError: (error) => setRefused(errorText(error)) });
  };

  const undo = () => {
    setValue('lossLines', filled?.before, { shouldDirty: true });
    setFilled(undefined);
  };

  return (
    <Stack gap="3">
      <Field label={t('worksheet.label')} hint={t('worksheet.hint', { types, max })} error={refused} optional>
        <FileDrop
          chooseLabel={t('worksheet.choose')}
          dropLabel={t('worksheet.drop')}
          accept={acceptAttribute(accept)}
          disabled={worksheet.isPending}
          onFiles={choose}
        />
      </Field>
      <Link href={lossWorksheetAddress(currentLanguage())} download alignSelf="flex-start">
        <Download size={18} strokeWidth={1.75} aria-hidden />
        {t('worksheet.template')}
      </Link>
      {worksheet.isPending && <Loading>{t('worksheet.reading')}</Loading>}
      {filled && <WorksheetFindings {...filled} onUndo={filled.before.length > 0 ? undo : undefined} />}
    </Stack>
  );
};
