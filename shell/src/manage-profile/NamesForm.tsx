import { isLanguage, languageNames, languages, REVIEWER } from '@portal/contracts';
import type { CurrentProfile, ProfileEdit } from '@portal/contracts/identity/profile';
import { useTranslation } from '@portal/platform';
import {
  CheckboxField,
  CountryField,
  FormShell,
  PhoneField,
  SelectField,
  SubmitButton,
  TextField,
  useForm,
  useFreshValues,
} from '@portal/platform/forms';
import { Box, Card, DescriptionList, Grid, Heading } from '@portal/ui';
import { ChangeEmail } from './ChangeEmail.tsx';
import { useUpdateProfile } from './profile.queries.ts';

const valuesOf = (profile: CurrentProfile) => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  organisation: profile.organisation,
  countryCode: profile.countryCode,
  phone: profile.phone,
  language: profile.language as string,
  newSignIn: profile.notificationPrefs.newSignIn ?? true,
});

type Values = ReturnType<typeof valuesOf>;

const toEdit = ({ newSignIn, language, phone, ...values }: Values, profile: CurrentProfile): ProfileEdit => ({
  ...values,
  ...(phone && { phone }),
  ...(isLanguage(language) && { language }),
  notificationPrefs: { ...profile.notificationPrefs, newSignIn },
  rowVersion: profile.rowVersion,
});

const options = languages.map((value) => ({ value, label: languageNames[value] }));

/** The person's own facts. The e-mail address changes in a way of its own: it is the account. */
export const NamesForm = ({ profile }: { profile: CurrentProfile }) => {
  const { t } = useTranslation('shell');
  const security = useTranslation('security').t;
  const update = useUpdateProfile();
  const form = useForm<Values>({ defaultValues: valuesOf(profile) });
  useFreshValues(form, valuesOf(profile));
  // The server refuses a change; what was empty may be filled in.
  const hintFor = (stored: string) =>
    profile.userInfo.authorities.includes(REVIEWER) && stored !== '' && { hint: security('adminChangesIt') };
  return (
    <Card padded>
      <Heading textStyle="panelTitle" mb="4">
        {t('profile.details')}
      </Heading>
      <Box mb="5">
        <DescriptionList
          columns={1}
          items={[{ label: t('fields.email'), value: <bdi dir="ltr">{profile.email}</bdi> }]}
        />
      </Box>
      <ChangeEmail />
      <FormShell
        form={form}
        error={update.error}
        keptAs="profile"
        onSubmit={(values) => update.mutateAsync(toEdit(values, profile))}
      >
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="22px">
          <TextField
            name="firstName"
            label={t('fields.firstName')}
            autoComplete="given-name"
            maxLength={80}
          />
          <TextField name="lastName" label={t('fields.lastName')} autoComplete="family-name" maxLength={80} />
        </Grid>
        <TextField
          name="organisation"
          label={t('fields.organisation')}
          autoComplete="organization"
          maxLength={150}
          optional
          {...hintFor(profile.organisation)}
        />
        <CountryField name="countryCode" label={t('fields.country')} {...hintFor(profile.countryCode)} />
        <PhoneField
          name="phone"
          label={t('fields.phone')}
          hint={t('fields.phoneHint')}
          optional={profile.phone === ''}
        />
        <SelectField
          name="language"
          label={t('fields.language')}
          hint={t('profile.languageHint')}
          options={options}
        />
        <CheckboxField name="newSignIn" label={t('profile.newSignIn')} />
        <SubmitButton alignSelf="start">{t('profile.save')}</SubmitButton>
      </FormShell>
    </Card>
  );
};
