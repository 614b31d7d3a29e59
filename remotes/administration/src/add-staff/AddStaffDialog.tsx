import { isLanguage } from '@portal/contracts';
import { confirmLeaving, currentLanguage, useTranslation } from '@portal/platform';
import { CountryField, FormButtons, FormShell, PhoneField, TextField, useForm } from '@portal/platform/forms';
import { Grid } from '@portal/ui';
import { Dialog } from '@portal/ui/overlay';
import { LanguageField } from '../choose-language/LanguageField.tsx';
import { type StaffRole, useAddStaff } from './staff.queries.ts';

const nothing = (language: string) => ({
  firstName: '',
  lastName: '',
  email: '',
  countryCode: '',
  phone: '',
  language,
});

type Values = ReturnType<typeof nothing>;

const toInput = ({ phone, language, ...rest }: Values) => ({
  ...rest,
  firstName: rest.firstName.trim(),
  lastName: rest.lastName.trim(),
  email: rest.email.trim(),
  ...(phone && { phone }),
  ...(isLanguage(language) && { language }),
});

/** Names, address, country and language of a new fund manager, reviewer or Admin. */
export const AddStaffDialog = ({ role, onClose }: { role: StaffRole; onClose: () => void }) => {
  const { t } = useTranslation('administration');
  const add = useAddStaff(role);
  const form = useForm<Values>({ defaultValues: nothing(currentLanguage()) });
  const send = async (values: Values) => {
    await add.mutateAsync(toInput(values));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={() => confirmLeaving(onClose)}
      role="alertdialog"
      size="lg"
      title={t(`staff.${role}.question`)}
      description={t(role === 'admin' ? 'staff.adminInvited' : 'staff.invited')}
    >
      <FormShell form={form} error={add.error} onSubmit={send} keptAs={`staff-${role}`}>
        <Grid gap="5" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          <TextField name="firstName" label={t('staff.firstName')} maxLength={80} />
          <TextField name="lastName" label={t('staff.lastName')} maxLength={80} />
        </Grid>
        <TextField name="email" type="email" label={t('staff.email')} autoComplete="off" />
        <Grid gap="5" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          <CountryField name="countryCode" label={t('staff.country')} />
          <PhoneField name="phone" label={t('staff.phone')} optional />
        </Grid>
        <LanguageField label={t('staff.language')} hint={t('staff.languageHint')} />
        <FormButtons
          submit={t(`staff.${role}.add`)}
          cancel={t('cancel')}
          onCancel={() => confirmLeaving(onClose)}
        />
      </FormShell>
    </Dialog>
  );
};
