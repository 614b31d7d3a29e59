import { confirmEntry } from '@portal/contracts/on-behalf/calls';
import { call, Page, useLocation, useMutation, useQuery, useTranslation } from '@portal/platform';
import { FormShell, SubmitButton, TextField, useForm } from '@portal/platform/forms';
import { Alert, Heading, Loading, Stack, Text, WorkContainer } from '@portal/ui';

interface Values {
  applicationNumber: string;
  code: string;
}

/** Number and code, as the mail has them or as the applicant reads them out. */
const CodeForm = () => {
  const { t } = useTranslation('applications');
  const confirm = useMutation({
    mutationFn: (body: Values) => call(confirmEntry, { body }),
    meta: { silent: true },
  });
  const form = useForm<Values>({ defaultValues: { applicationNumber: '', code: '' } });
  if (confirm.isSuccess) return <Confirmed entry={confirm.data.data} />;
  return (
    <FormShell form={form} error={confirm.error} onSubmit={(values) => confirm.mutateAsync(values)}>
      <TextField name="applicationNumber" label={t('confirmEntry.number')} maxLength={40} />
      <TextField name="code" label={t('confirmEntry.code')} maxLength={20} autoComplete="one-time-code" />
      <SubmitButton full="phone">{t('confirmEntry.verb')}</SubmitButton>
    </FormShell>
  );
};

const Confirmed = ({ entry }: { entry: { applicationNumber: string; projectTitle: string | null } }) => {
  const { t } = useTranslation('applications');
  return (
    <Alert status="success" title={t('confirmEntry.done')} live>
      {t('confirmEntry.doneText', { number: entry.applicationNumber, title: entry.projectTitle ?? '' })}
    </Alert>
  );
};

/** Where the mail to an applicant leads whose application somebody else entered. The token works once. */
export const Component = () => {
  const { t } = useTranslation('applications');
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
  const link = useQuery({
    queryKey: ['applications', 'confirm-entry', token],
    queryFn: () => call(confirmEntry, { body: { token } }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    meta: { silent: true },
  });
  const byHand = token === '' || link.isError;
  return (
    <Page title={t('confirmEntry.title')}>
      <WorkContainer>
        <Stack gap="6" maxW="36rem" py="8">
          <Heading as="h1" textStyle="pageTitle">
            {t('confirmEntry.title')}
          </Heading>
          {link.isSuccess && <Confirmed entry={link.data.data} />}
          {token !== '' && link.isPending && <Loading>{t('confirmEntry.checking')}</Loading>}
          {link.isError && <Alert status="error" title={t('confirmEntry.badLink')} live />}
          {byHand && (
            <>
              <Text color="fg.muted">{t('confirmEntry.intro')}</Text>
              <CodeForm />
            </>
          )}
        </Stack>
      </WorkContainer>
    </Page>
  );
};
