import { formatDateTime, isApiError, useTranslation } from '@portal/platform';
import { FormShell, SubmitButton, TextField, useForm } from '@portal/platform/forms';
import { Alert, Button, Card, Flex, Heading, Stack, Text } from '@portal/ui';
import { PenLine } from 'lucide-react';
import { useDraft } from '../edit-draft/draft-context.ts';
import { useAskCode, useSign } from './sign.queries.ts';

const empty = { name: '', code: '' };

const SignForm = ({ id }: { id: string }) => {
  const { t } = useTranslation('applications');
  const { rowVersion, refresh } = useDraft();
  const ask = useAskCode(id);
  const sign = useSign(id);
  const form = useForm({ defaultValues: empty });
  const send = async (values: typeof empty) => {
    try {
      await sign.mutateAsync({ ...values, rowVersion: rowVersion() });
    } catch (error) {
      // Somebody changed it meanwhile: what there is to read now comes onto the page.
      if (isApiError(error) && error.code === 'stale_version') await refresh();
      throw error;
    }
    await refresh();
  };
  if (!ask.isSuccess)
    return (
      <Button alignSelf="start" full="phone" loading={ask.isPending} onClick={() => ask.mutate()}>
        <PenLine size={18} aria-hidden />
        {t('sign.ask')}
      </Button>
    );
  return (
    <FormShell form={form} error={sign.error} onSubmit={send}>
      <Text>{t('sign.asked')}</Text>
      <TextField name="name" label={t('sign.name')} maxLength={170} autoComplete="name" />
      <TextField name="code" label={t('sign.code')} maxLength={20} autoComplete="one-time-code" />
      <Flex gap="3" wrap="wrap">
        <SubmitButton full="phone">{t('sign.sign')}</SubmitButton>
        <Button full="phone" variant="ghost" loading={ask.isPending} onClick={() => ask.mutate()}>
          {t('sign.another')}
        </Button>
      </Flex>
    </FormShell>
  );
};

/** For the signatory the way to sign what stands on the page; for the others whether that was done. */
export const SignPanel = () => {
  const { t } = useTranslation('applications');
  const { draft } = useDraft();
  if (draft?.signatory == null) return null;
  const { name, signedAt } = draft.signatory;
  if (signedAt !== null)
    return (
      <Alert status="success" title={t('sign.signed', { name, when: formatDateTime(signedAt) })}>
        {t('sign.voids')}
      </Alert>
    );
  if (draft.role !== 'SIGN') return <Alert status="info" icon={PenLine} title={t('sign.waits', { name })} />;
  return (
    <Card as="section" aria-labelledby="sign-title" padded>
      <Stack gap="4" maxW="560px">
        <div>
          <Heading textStyle="cardTitle" id="sign-title">
            {t('sign.title')}
          </Heading>
          <Text color="fg.muted">{t('sign.lead')}</Text>
        </div>
        <SignForm id={draft.id} />
      </Stack>
    </Card>
  );
};
