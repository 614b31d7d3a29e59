import { registerInterest } from '@portal/contracts/calls/support/interest';
import { type InterestType, interestTypes } from '@portal/contracts/support/enums';
import { call, currentLanguage, TextLink, useMutation, useTranslation } from '@portal/platform';
import {
  CheckboxField,
  ChoiceField,
  FormShell,
  SubmitButton,
  TextAreaField,
  TextField,
  useFormToken,
} from '@portal/platform/forms';
import { Box, Grid, HintText } from '@portal/ui';
import { paths } from '../navigation/paths.ts';
import { Honeypot } from '../visitor-form/Honeypot.tsx';
import { PersonFields, twoColumns } from '../visitor-form/PersonFields.tsx';
import { type PersonValues, toBody, usePersonForm, usePersonLabels } from '../visitor-form/person.ts';
import { useStoredValues } from '../visitor-form/use-stored-values.ts';
import { WriteByMail } from '../visitor-form/WriteByMail.tsx';

interface Values extends PersonValues {
  type: InterestType | '';
  organisation: string;
  position: string;
  message: string;
  consent: boolean;
}

export function InterestForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('public-site');
  const tokenHeaders = useFormToken();
  const register = useMutation({
    mutationFn: async (values: Values) =>
      call(registerInterest, {
        body: { ...toBody(values), language: currentLanguage() },
        headers: await tokenHeaders(),
      }),
    meta: { silent: true },
  });
  const personLabels = usePersonLabels();
  const form = usePersonForm<Values>(paths.interest, {
    type: '',
    organisation: '',
    position: '',
    message: '',
    consent: false,
  });
  const { isKept, forget } = useStoredValues('interest', form);
  return (
    <FormShell
      form={form}
      error={register.error}
      plainPost={{
        action: paths.interest,
        labels: {
          ...personLabels,
          type: t('interest.type'),
          organisation: t('interest.organisation'),
          position: t('interest.position'),
          message: t('interest.message'),
          consent: t('interest.consent'),
        },
      }}
      leaveGuard={!isKept}
      onSubmit={async (values) => {
        await register.mutateAsync(values);
        forget();
        onSent();
      }}
    >
      <WriteByMail
        error={register.error}
        subject={t('titles.interest')}
        message={form.getValues('message')}
      />
      <ChoiceField
        name="type"
        label={t('interest.type')}
        options={interestTypes.map((value) => ({ value, label: t(`interest.types.${value}`) }))}
      />
      <PersonFields />
      <Grid {...twoColumns}>
        <TextField
          name="organisation"
          label={t('interest.organisation')}
          maxLength={150}
          autoComplete="organization"
          optional
        />
        <TextField
          name="position"
          label={t('interest.position')}
          maxLength={100}
          autoComplete="organization-title"
          optional
        />
      </Grid>
      <TextAreaField name="message" label={t('interest.message')} rows={5} maxLength={2000} optional />
      <Box>
        <CheckboxField name="consent" label={t('interest.consent')} mustBeTrue />
        <HintText>
          <TextLink to={paths.privacy}>{t('titles.privacy-policy')}</TextLink>
        </HintText>
      </Box>
      <Honeypot />
      <SubmitButton alignSelf="start">{t('interest.send')}</SubmitButton>
    </FormShell>
  );
}
