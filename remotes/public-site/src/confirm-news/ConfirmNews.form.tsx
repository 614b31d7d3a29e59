import { ErrorAlert, isApiError, TextLink, useSearchParams, useTranslation } from '@portal/platform';
import { FormShell, SubmitButton, useForm, useFormStart } from '@portal/platform/forms';
import { Alert, Text } from '@portal/ui';
import { paths } from '../navigation/paths.ts';
import { useConfirmNews, useLinkAddress } from './confirm-news.queries.ts';

interface Values {
  token: string;
}

/** Says which address the link is for, and sends it with a button. `onConfirmed` gets the address. */
export function ConfirmNewsForm({ onConfirmed }: { onConfirmed: (email: string) => void }) {
  const { t } = useTranslation('public-site');
  const carried = useSearchParams()[0].get('token') ?? '';
  const form = useForm<Values>(useFormStart<Values>(paths.confirmNews, { token: carried }));
  const token = form.getValues('token');
  const address = useLinkAddress(token);
  const confirm = useConfirmNews();
  if (token === '') return <Alert status="error" title={t('confirmNews.incomplete')} live />;
  const refusal = confirm.error ?? address.error;
  // Another failure, such as no connection, says nothing about the link.
  if (isApiError(refusal) && refusal.code === 'verification_invalid')
    return (
      <ErrorAlert error={refusal}>
        <Text mt="2">{t('confirmNews.over')}</Text>
        <TextLink to={paths.interest}>{t('contact.interest')}</TextLink>
      </ErrorAlert>
    );
  return (
    <FormShell
      form={form}
      error={confirm.error}
      plainPost={{ action: paths.confirmNews, labels: {} }}
      leaveGuard={false}
      onSubmit={async () => onConfirmed(await confirm.mutateAsync(token))}
    >
      <input type="hidden" name="token" value={token} />
      <Text>
        {address.data === undefined
          ? t('confirmNews.questionToReader')
          : t('confirmNews.question', { email: address.data })}
      </Text>
      <SubmitButton alignSelf="start">{t('confirmNews.verb')}</SubmitButton>
    </FormShell>
  );
}
