import { useTranslation } from '@portal/platform';
import { FormButtons, FormShell, useConnected, useForm } from '@portal/platform/forms';
import { Field, HintText, Stack, TextInput } from '@portal/ui';
import { Dialog } from '@portal/ui/overlay';

interface Props {
  title: string;
  /** For when it is scheduled already. */
  planned: string | undefined;
  error: unknown;
  /** `publishAt`: an ISO instant. */
  onSchedule: (publishAt: string) => Promise<unknown>;
  onClose: () => void;
}

interface Values {
  publishAt: string;
}

/** Date and time as the browser's own control gives them, in the person's zone. */
const MomentField = () => {
  const { t } = useTranslation('cms');
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const future = t('schedule.future');
  const { field, frame } = useConnected<string>(
    {
      name: 'publishAt',
      label: t('schedule.moment'),
      hint: t('schedule.zone', { zone }),
      validate: (value) => (Date.parse(value) > Date.now() ? undefined : future),
    },
    { missing: () => future },
  );
  return (
    <Field {...frame}>
      <TextInput {...field} type="datetime-local" dir="ltr" maxW="16rem" />
    </Field>
  );
};

/** An instant as that control takes it. */
const localMoment = (instant: string): string => {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** Asks when the draft, as it is, goes public by itself. */
export const ScheduleDialog = ({ title, planned, error, onSchedule, onClose }: Props) => {
  const { t } = useTranslation('cms');
  const form = useForm<Values>({ defaultValues: { publishAt: planned ? localMoment(planned) : '' } });
  const send = async ({ publishAt }: Values) => {
    await onSchedule(new Date(publishAt).toISOString());
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={title} closable>
      <FormShell form={form} error={error} onSubmit={send} leaveGuard={false} summary="rest">
        <Stack gap="4">
          <MomentField />
          <HintText>{t('schedule.hint')}</HintText>
          <FormButtons submit={t('schedule.send')} cancel={t('schedule.keep')} onCancel={onClose} />
        </Stack>
      </FormShell>
    </Dialog>
  );
};
