import { isAcceptedEmail } from '@portal/contracts';
import { carryNext, TextLink, useLocation, useTranslation } from '@portal/platform';
import {
  CheckboxField,
  CountryField,
  FormShell,
  PasswordField,
  PhoneField,
  SubmitButton,
  TextField,
  useForm,
} from '@portal/platform/forms';
import { Grid, Stack } from '@portal/ui';
import { isEmailTaken, noRegistration, type Registration, useRegister } from './register.queries.ts';

interface RegisterFormProps {
  /** Called with the address that the confirmation went to. */
  onRegistered: (email: string) => void;
}

export const RegisterForm = ({ onRegistered }: RegisterFormProps) => {
  const { t } = useTranslation('shell');
  const { search } = useLocation();
  const register = useRegister();
  const form = useForm({ defaultValues: noRegistration });

  /** Asked once, on leaving the field. */
  const checkEmail = async (email: string) => {
    if (!isAcceptedEmail(email.trim()) || !(await isEmailTaken(email.trim()))) return;
    if (form.getValues('email') === email)
      form.setError('email', { type: 'taken', message: t('register.taken') });
  };

  const submit = async (values: Registration) => {
    await register.mutateAsync(values);
    onRegistered(values.email.trim());
  };

  return (
    <FormShell form={form} onSubmit={submit} error={register.error}>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="22px">
        <TextField name="firstName" label={t('fields.firstName')} autoComplete="given-name" maxLength={80} />
        <TextField name="lastName" label={t('fields.lastName')} autoComplete="family-name" maxLength={80} />
      </Grid>
      <Stack gap="2">
        <TextField
          name="email"
          type="email"
          label={t('fields.email')}
          onLeave={(email) => void checkEmail(email)}
        />
        {form.formState.errors.email?.type === 'taken' && (
          <TextLink to={carryNext('/auth/sign-in', search)} fontWeight="600" alignSelf="start">
            {t('auth.toSignIn')}
          </TextLink>
        )}
      </Stack>
      <CountryField name="countryCode" label={t('fields.country')} />
      <PhoneField name="phone" label={t('fields.phone')} hint={t('fields.phoneHint')} />
      <PasswordField name="password" label={t('fields.password')} meter />
      <CheckboxField
        name="consent"
        label={t('register.consent')}
        mustBeTrue
        hint={
          <>
            <TextLink to="/terms-of-use" target="_blank">
              {t('register.terms')}
            </TextLink>
            {' · '}
            <TextLink to="/privacy-policy" target="_blank">
              {t('register.privacy')}
            </TextLink>
          </>
        }
      />
      <SubmitButton full sendingText={t('register.sending')}>
        {t('register.submit')}
      </SubmitButton>
    </FormShell>
  );
};
