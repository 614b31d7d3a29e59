import { isLanguage } from '@portal/contracts';
import { updateUserProfile } from '@portal/contracts/calls/identity/profile';
import type { UserProfileEdit } from '@portal/contracts/identity/profile';
import type { UserRow } from '@portal/contracts/identity/users';
import { call, confirmLeaving, notify, queryClient, useMutation, useTranslation } from '@portal/platform';
import {
  CountryField,
  FormButtons,
  FormShell,
  PhoneField,
  TextField,
  useForm,
  useFreshValues,
} from '@portal/platform/forms';
import { Grid } from '@portal/ui';
import { useEffect } from 'react';
import { usersKey } from '../change-user/users.queries.ts';
import { LanguageField } from '../choose-language/LanguageField.tsx';

/** Saves an account of somebody else; the form shows what was refused. */
const useEditUser = () =>
  useMutation({
    mutationFn: (body: UserProfileEdit) => call(updateUserProfile, { body }),
    meta: { silent: true },
    onSuccess: ({ message }) => notify.success(message),
    // What somebody else saved meanwhile comes into the form.
    onSettled: () => queryClient.invalidateQueries({ queryKey: usersKey }),
  });

const valuesOf = (user: UserRow) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  organisation: user.organisation,
  countryCode: user.countryCode,
  phone: user.phone,
  language: user.language as string,
});

type Values = ReturnType<typeof valuesOf>;

const toEdit = ({ language, phone, ...values }: Values, { id, rowVersion }: UserRow) => ({
  ...values,
  userId: id,
  rowVersion,
  ...(phone && { phone }),
  ...(isLanguage(language) && { language }),
});

/** Names, organisation, country, phone and language of somebody else. The e-mail address is the person's own. */
export const EditUser = ({ user, onClose }: { user: UserRow; onClose: () => void }) => {
  const { t } = useTranslation('administration');
  const edit = useEditUser();
  const form = useForm<Values>({ defaultValues: valuesOf(user) });
  useFreshValues(form, valuesOf(user));
  const { setFocus } = form;
  useEffect(() => setFocus('firstName'), [setFocus]);
  const send = async (values: Values) => {
    await edit.mutateAsync(toEdit(values, user));
    onClose();
  };
  return (
    <FormShell form={form} error={edit.error} onSubmit={send} keptAs={`user-${user.id}`}>
      <Grid gap="5" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <TextField name="firstName" label={t('staff.firstName')} maxLength={80} />
        <TextField name="lastName" label={t('staff.lastName')} maxLength={80} />
      </Grid>
      <TextField name="organisation" label={t('user.organisation')} maxLength={150} optional />
      <Grid gap="5" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <CountryField name="countryCode" label={t('staff.country')} />
        <PhoneField name="phone" label={t('staff.phone')} optional={user.phone === ''} />
      </Grid>
      <LanguageField label={t('staff.language')} />
      <FormButtons submit={t('user.save')} cancel={t('cancel')} onCancel={() => confirmLeaving(onClose)} />
    </FormShell>
  );
};
