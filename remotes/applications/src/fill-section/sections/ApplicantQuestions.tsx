import { onBehalfChannels } from '@portal/contracts/applications/enums';
import { useTranslation } from '@portal/platform';
import { FileField, PhoneField, SelectField, TextField } from '@portal/platform/forms';
import { Alert } from '@portal/ui';
import { FieldPair } from '../fields/FieldPair.tsx';
import { useQuestions } from '../question/use-questions.ts';
import { useNewsOfFiles } from './use-news-of-files.ts';
import { useOptions } from './use-options.ts';

/** Who applies, how the request came, and what allows to act for them. */
export const ApplicantQuestions = () => {
  const { t } = useTranslation('applications');
  const ask = useQuestions('applicant');
  const options = useOptions();
  useNewsOfFiles(['authorityFileKey']);
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
