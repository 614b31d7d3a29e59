import { isLanguage } from '@portal/contracts';
import { confirmLeaving, currentLanguage, notify, useTranslation } from '@portal/platform';
import {
  CountryField,
  FormButtons,
  FormShell,
  PhoneField,
  SubmitButton,
  TextField,
  useForm,
  useWatch,
} from '@portal/platform/forms';
import { Box, Button, Flex, Grid, Text } from '@portal/ui';
import { Dialog } from '@portal/ui/overlay';
import { type ClipboardEvent, useRef } from 'react';
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

/** Names, address, country and language of a new fund manager, reviewer or Admin; of several that are pasted in turn or at once. */
export const AddStaffDialog = ({ role, onClose }: { role: StaffRole; onClose: () => void }) => {
  const { t } = useTranslation('administration');
  const add = useAddStaff(role);
  const form = useForm<Values>({ defaultValues: nothing(currentLanguage()) });
  const waiting = useWatch({ control: form.control, name: 'waiting' });
  const fields = useRef<HTMLDivElement>(null);
  const fillIn = ([next, ...waiting]: Values['waiting']) => {
    add.reset();
    form.reset({ ...form.getValues(), phone: '', ...next, waiting }, { keepDefaultValues: true });
    // Not by the form, which knows its fields again only once they are drawn.
    fields.current?.querySelector<HTMLInputElement>('[name=email]')?.focus();
  };
  const isForAll = useRef(false);
  const leave = () =>
    confirmLeaving(() => {
      isForAll.current = false;
      onClose();
    });
  const sendFrom = async (values: Values, told: string[]): Promise<void> => {
    told.push(await add.mutateAsync(toInput(values)));
    const [next, ...rest] = values.waiting;
    if (!next) return onClose();
    if (!isForAll.current) return fillIn(values.waiting);
    // Each stands in the form while it is sent: whoever is refused stays there, and those behind.
    for (const [name, value] of Object.entries({ phone: '', ...next, waiting: rest }))
      form.setValue(name as keyof Values, value, { shouldDirty: true });
    await sendFrom(form.getValues(), told);
  };
  const send = (values: Values) => {
    const told: string[] = [];
    return sendFrom(values, told).finally(() => {
      const text = told.length > 1 ? t('staff.added', { count: told.length }) : told[0];
      if (text) notify.success(text);
    });
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
      onClose={leave}
      role="alertdialog"
      size="lg"
      title={t(`staff.${role}.question`)}
      description={`${t(role === 'admin' ? 'staff.adminInvited' : 'staff.invited')} ${t('staff.paste')}`}
    >
      <Box
        ref={fields}
        onSubmitCapture={({ nativeEvent }) => {
          isForAll.current = (nativeEvent as SubmitEvent).submitter?.getAttribute('name') === 'all';
        }}
      >
        <FormShell form={form} error={add.error} onSubmit={send} keptAs={`staff-${role}`}>
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
          <FormButtons submit={t(`staff.${role}.add`)} cancel={t('cancel')} onCancel={leave} />
          {waiting.length > 0 && (
            <Flex gap="3" wrap="wrap" align="center">
              <Text role="status" flex="1 1 auto">
                {t('staff.waiting', { count: waiting.length })}
              </Text>
              <Button size="sm" variant="outline" disabled={add.isPending} onClick={() => fillIn(waiting)}>
                {t('staff.skip')}
              </Button>
              <SubmitButton name="all" size="sm" variant="outline">
                {t('staff.addAll', { count: waiting.length + 1 })}
              </SubmitButton>
            </Flex>
          )}
        </FormShell>
      </Box>
    </Dialog>
  );
};
