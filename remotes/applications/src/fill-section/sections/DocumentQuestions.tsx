import { documentRules } from '@portal/contracts/applications/documents';
import { useTranslation } from '@portal/platform';
import { FileField, useFormContext } from '@portal/platform/forms';
import { Text } from '@portal/ui';
import { useEffect } from 'react';
import { useDraft } from '../../edit-draft/draft-context.ts';
import { toFileValues } from '../../form-values/file-values.ts';
import { useQuestions } from '../use-questions.ts';

/** Names and checks of files that the server told after the form began. */
const useNewsOfFiles = () => {
  const { t } = useTranslation('applications');
  const { fund, answers, draft } = useDraft();
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    const told = toFileValues(fund.fundType, answers.documents, draft?.documents ?? [], t('files.unnamed'));
    for (const [docType, files] of Object.entries(told)) {
      const shown = getValues(docType);
      const news = files.map((file) => (file.size > 0 ? file : (keyed(shown, file.fileKey) ?? file)));
      if (JSON.stringify(shown) !== JSON.stringify(news)) setValue(docType, news);
    }
  }, [fund.fundType, answers.documents, draft?.documents, t, getValues, setValue]);
};

const keyed = (files: { fileKey: string }[] | undefined, fileKey: string) =>
  files?.find((file) => file.fileKey === fileKey);

/** One place per kind of document; required kinds come first. */
export const DocumentQuestions = () => {
  const { t } = useTranslation('applications');
  const { fund } = useDraft();
  const ask = useQuestions('documents');
  useNewsOfFiles();
  return (
    <>
      <Text color="fg.muted">{t('files.lead')}</Text>
      {documentRules[fund.fundType].map(({ docType, accepts }) => (
        <FileField key={docType} {...ask(docType)} accept={accepts} multiple />
      ))}
    </>
  );
};
