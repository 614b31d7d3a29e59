import { isLanguage } from '@portal/contracts';
import { confirmLeaving, currentLanguage, useTranslation } from '@portal/platform';
import {
  CountryField,
  FormButtons,
  FormShell,
  PhoneField,
  TextField,
  useForm,
  useWatch,
} from '@portal/platform/forms';
import { Button, Grid, HStack, Text } from '@portal/ui';
import { Dialog } from '@portal/ui/overlay';
import type { ClipboardEvent } from 'react';
import { LanguageField } from '../choose-language/LanguageField.tsx';
import { pastedPeople } from './pasted-people.ts';
import { type StaffRole, useAddStaff } from './staff.queries.ts';

const nothing = (language: string) => ({
  firstName: '',
  lastName: '',
  email: '',
  countryCode: '',
  phone: '',
  language,
  /** Pasted with this one, and still to be added. */
  waiting: [] as ReturnType<typeof pastedPeople>,
});

type Values = ReturnType<typeof nothing>;

const toInput = ({ phone, language, waiting: _, ...rest }: Values) => ({
  ...rest,
  firstName: rest.firstName.trim(),
  lastName: rest.lastName.trim(),
  email: rest.email.trim(),
  ...(phone && { phone }),
  ...(isLanguage(language) && { language }),
});

/** Names, address, country and language of a new fund manager, reviewer or Admin; of several that are pasted in turn. */
export const AddStaffDialog = ({ role, onClose }: { role: StaffRole; onClose: () => void }) => {
  const { t } = useTranslation('administration');
  const add = useAddStaff(role);
  const form = useForm<Values>({ defaultValues: nothing(currentLanguage()) });
  const waiting = useWatch({ control: form.control, name: 'waiting' });
  const fillIn = ([next, ...waiting]: Values['waiting']) => {
    add.reset();
    form.reset({ ...form.getValues(), phone: '', ...next, waiting }, { keepDefaultValues: true });
    // A reset connects the fields to the form again: before that none can take the focus.
    requestAnimationFrame(() => form.setFocus('email'));
  };
  const send = async (values: Values) => {
    await add.mutateAsync(toInput(values));
    if (values.waiting.length === 0) return onClose();
    fillIn(values.waiting);
  };
  const paste = (event: ClipboardEvent) => {
    const people = pastedPeople(event.clipboardData.getData('text'));
    if (people.length === 0) return;
    event.preventDefault();
    fillIn(people);
  };
  return (
    <Dialog
      open
      onClose={() => confirmLeaving(onClose)}
      role="alertdialog"
      size="lg"
      title={t(`staff.${role}.question`)}
      description={`${t(role === 'admin' ? 'staff.adminInvited' : 'staff.invited')} ${t('staff.paste')}`}
    >
      <FormShell form={form} error={add.error} onSubmit={send} keptAs={`staff-${role}`}>
        {waiting.length > 0 && (
          <HStack justify="space-between">
            <Text role="status">{t('staff.waiting', { count: waiting.length })}</Text>
            <Button size="xs" variant="outline" onClick={() => fillIn(waiting)}>
              {t('staff.skip')}
            </Button>
          </HStack>
        )}
        <Grid gap="5" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} onPaste={paste}>
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
