import { type DocumentType, documentRules, MAX_FILES } from '@portal/contracts/applications/documents';
import { type UploadedFile, useTranslation } from '@portal/platform';
import { FileField, useWatch } from '@portal/platform/forms';
import { Box, HintText, Text } from '@portal/ui';
import { isNamed } from '../../edit-draft/device-copy-keys.ts';
import { useDraft, useOpenForm } from '../../edit-draft/draft-context.ts';
import { useQuestions } from '../question/use-questions.ts';
import { useNewsOfFiles } from './use-news-of-files.ts';

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
  const rules = documentRules[fund.fundType];
  useNewsOfFiles(rules.map(({ docType }) => docType));
  // An applicant has one open form of a fund; who enters for others may have several.
  const form = isOnBehalf ? (isNamed(draft) ? draft.id : undefined) : fund.fundId;
  return (
    <>
      <Text color="fg.muted">{t('files.lead', { most: MAX_FILES })}</Text>
      {rules.map(({ docType, accepts }) => (
        <Box key={docType}>
          <FileField {...ask(docType)} accept={accepts} purpose={form && `${form}/${docType}`} multiple />
          <SameName docType={docType} />
        </Box>
      ))}
    </>
  );
};
