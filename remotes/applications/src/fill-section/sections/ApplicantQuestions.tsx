import { onBehalfChannels } from '@portal/contracts/applications/enums';
import { type UploadedFile, useTranslation } from '@portal/platform';
import { FileField, PhoneField, SelectField, TextField, useFormContext } from '@portal/platform/forms';
import { Alert } from '@portal/ui';
import { useEffect } from 'react';
import { useDraft } from '../../edit-draft/draft-context.ts';
import { toUploaded } from '../../form-values/file-values.ts';
import { FieldPair } from '../fields/FieldPair.tsx';
import { useQuestions } from '../question/use-questions.ts';
import { useOptions } from './use-options.ts';

/** What the server answered about the document after the form began. */
const useNewsOfAuthority = () => {
  const { draft } = useDraft();
  const { getValues, setValue } = useFormContext();
  const authorityFile = draft?.authorityFile;
  useEffect(() => {
    const [shown]: UploadedFile[] = getValues('authorityFileKey') ?? [];
    if (
      authorityFile &&
      shown?.fileKey === authorityFile.fileKey &&
      shown.scanStatus !== authorityFile.scanStatus
    )
      setValue('authorityFileKey', [toUploaded(authorityFile.fileKey, [authorityFile], shown.fileName)]);
  }, [authorityFile, getValues, setValue]);
};

/** Who applies, how the request came, and what allows to act for them. */
export const ApplicantQuestions = () => {
  const { t } = useTranslation('applications');
  const ask = useQuestions('applicant');
  const options = useOptions();
  useNewsOfAuthority();
  return (
    <>
      <Alert title={t('entered.ruleTitle')}>{t('entered.ruleText')}</Alert>
      <FieldPair>
        <TextField {...ask('firstName')} autoComplete="off" />
        <TextField {...ask('lastName')} autoComplete="off" />
      </FieldPair>
      <FieldPair>
        <TextField {...ask('email')} type="email" autoComplete="off" />
        <PhoneField {...ask('phone')} />
      </FieldPair>
      <SelectField {...ask('channel')} options={options('channel', onBehalfChannels)} />
      <FileField {...ask('authorityFileKey')} accept={['document', 'image']} />
    </>
  );
};
