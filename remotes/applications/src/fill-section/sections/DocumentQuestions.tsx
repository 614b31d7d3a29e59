import { type DocumentType, documentRules, MAX_FILES } from '@portal/contracts/applications/documents';
import { type UploadedFile, useTranslation } from '@portal/platform';
import { FileField, useFormContext, useWatch } from '@portal/platform/forms';
import { Box, HintText, Text } from '@portal/ui';
import { useEffect } from 'react';
import { isNamed } from '../../edit-draft/device-copy-keys.ts';
import { useDraft, useOpenForm } from '../../edit-draft/draft-context.ts';
import { toUploaded } from '../../form-values/file-values.ts';
import { useQuestions } from '../question/use-questions.ts';

/** Names and checks that the server answered after the form began. Which files are there, only the form says. */
const useNewsOfFiles = () => {
  const { fund, draft } = useDraft();
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    for (const { docType } of documentRules[fund.fundType]) {
      const shown: UploadedFile[] = getValues(docType) ?? [];
      const news = shown.map((file) => {
        const stored = draft?.documents.find(({ fileKey }) => fileKey === file.fileKey);
        return stored === undefined || stored.scanStatus === file.scanStatus
          ? file
          : toUploaded(file.fileKey, [stored], file.fileName);
      });
      if (news.some((file, index) => file !== shown[index])) setValue(docType, news);
    }
  }, [fund.fundType, draft?.documents, getValues, setValue]);
};

/** A file may have the name of another, and is often the same one chosen again. */
const SameName = ({ docType }: { docType: DocumentType }) => {
  const { t } = useTranslation('applications');
  const files: UploadedFile[] = useWatch({ name: docType }) ?? [];
  // The stand-in for a name that is not known yet is no name.
  const names = files.filter(({ sha256 }) => sha256 !== '').map(({ fileName }) => fileName);
  const name = names.find((one, at) => names.indexOf(one) < at);
  if (name === undefined) return null;
  return (
    <HintText role="status" mt="2">
      {t('files.sameName', { name })}
    </HintText>
  );
};

/** One place per kind of document; required kinds come first. */
export const DocumentQuestions = () => {
  const { t } = useTranslation('applications');
  const { fund, isOnBehalf } = useOpenForm();
  const { draft } = useDraft();
  const ask = useQuestions('documents');
  useNewsOfFiles();
  // An applicant has one open form of a fund; who enters for others may have several.
  const form = isOnBehalf ? (isNamed(draft) ? draft.id : undefined) : fund.fundId;
  return (
    <>
      <Text color="fg.muted">{t('files.lead', { most: MAX_FILES })}</Text>
      {documentRules[fund.fundType].map(({ docType, accepts }) => (
        <Box key={docType}>
          <FileField {...ask(docType)} accept={accepts} purpose={form && `${form}/${docType}`} multiple />
          <SameName docType={docType} />
        </Box>
      ))}
    </>
  );
};
