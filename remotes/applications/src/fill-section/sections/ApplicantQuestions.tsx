import { onBehalfChannels } from '@portal/contracts/applications/enums';
import { useTranslation } from '@portal/platform';
import { FileField, PhoneField, SelectField, TextField } from '@portal/platform/forms';
import { Alert } from '@portal/ui';
import { Pair } from '../fields/Pair.tsx';
import { useQuestions } from '../use-questions.ts';
import { useOptions } from './use-options.ts';

/** Who applies, how the request came, and what allows to act for them. */
export const ApplicantQuestions = () => {
  const { t } = useTranslation('applications');
  const ask = useQuestions('applicant');
  const options = useOptions();
  return (
    <>
      <Alert title={t('entered.ruleTitle')}>{t('entered.ruleText')}</Alert>
      <Pair>
        <TextField {...ask('firstName')} maxLength={100} autoComplete="off" />
        <TextField {...ask('lastName')} maxLength={100} autoComplete="off" />
      </Pair>
      <Pair>
        <TextField {...ask('email')} type="email" maxLength={254} autoComplete="off" />
        <PhoneField {...ask('phone')} />
      </Pair>
      <SelectField {...ask('channel')} options={options('channel', onBehalfChannels)} />
      <FileField {...ask('authorityFileKey')} accept={['document', 'image']} />
    </>
  );
};
