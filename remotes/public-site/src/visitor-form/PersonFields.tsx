import { useTranslation } from '@portal/platform';
import { CountryField, PhoneField, TextField } from '@portal/platform/forms';
import { Grid } from '@portal/ui';

export const twoColumns = {
  templateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '5',
  // An error or a hint stands above its input: the inputs of a row stay in line.
  alignItems: 'end',
} as const;

/** Name, e-mail address, telephone and country. */
export function PersonFields() {
  const { t } = useTranslation('public-site');
  return (
    <>
      <Grid {...twoColumns}>
        <TextField name="firstName" label={t('person.firstName')} maxLength={80} autoComplete="given-name" />
        <TextField name="lastName" label={t('person.lastName')} maxLength={80} autoComplete="family-name" />
      </Grid>
      <TextField name="email" type="email" label={t('person.email')} maxLength={254} />
      <Grid {...twoColumns}>
        <PhoneField name="phone" label={t('person.phone')} optional />
        <CountryField name="countryCode" label={t('person.country')} optional />
      </Grid>
    </>
  );
}
