import type { Language } from '@portal/contracts';
import type { SectionKey } from '@portal/contracts/content/keys';
import { useTranslation } from '@portal/platform';
import { FormShell, SubmitButton, useController, useForm, useRegistered } from '@portal/platform/forms';
import { Button, Field, HStack, Stack, Text, TextInput } from '@portal/ui';
import { Dialog } from '@portal/ui/overlay';
import { languageName } from '../edit-section/language-name.ts';
import { usePlan } from './plans.queries.ts';

interface Props {
  sectionKey: SectionKey;
  language: Language;
  rowVersion: number | undefined;
  onClose: () => void;
}

interface Values {
  publishAt: string;
}

/** Date and time as the browser's own control gives them, in the person's zone. */
const MomentField = () => {
  const { t } = useTranslation('cms');
  const id = useRegistered('publishAt');
  const { field, fieldState } = useController<Values, 'publishAt'>({
    name: 'publishAt',
    rules: { validate: (value) => (Date.parse(value) > Date.now() ? true : t('plan.future')) },
  });
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Field
      id={id}
      label={t('plan.moment')}
      hint={t('plan.zone', { zone })}
      error={fieldState.error?.message}
      required
    >
      <TextInput {...field} type="datetime-local" dir="ltr" maxW="16rem" />
    </Field>
  );
};

/** Asks when the draft, as it is, goes public by itself. */
export const PlanDialog = ({ sectionKey, language, rowVersion, onClose }: Props) => {
  const { t } = useTranslation('cms');
  const form = useForm<Values>({ defaultValues: { publishAt: '' } });
  const plan = usePlan();
  const send = async ({ publishAt }: Values) => {
    await plan.mutateAsync({
      key: sectionKey,
      lang: language,
      publishAt: new Date(publishAt).toISOString(),
      ...(rowVersion !== undefined && { rowVersion }),
    });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('plan.title', { language: languageName(language) })} closable>
      <FormShell form={form} error={plan.error} onSubmit={send} leaveGuard={false} summary="rest">
        <Stack gap="4">
          <MomentField />
          <Text textStyle="hint" color="fg.muted">
            {t('plan.hint')}
          </Text>
          <HStack gap="3" wrap="wrap">
            <SubmitButton>{t('plan.send')}</SubmitButton>
            <Button type="button" variant="outline" onClick={onClose}>
              {t('plan.keep')}
            </Button>
          </HStack>
        </Stack>
      </FormShell>
    </Dialog>
  );
};
