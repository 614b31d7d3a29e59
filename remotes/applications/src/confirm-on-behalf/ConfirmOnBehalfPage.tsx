import type { ConfirmEntry, EntryToConfirm } from '@portal/contracts/applications/on-behalf';
import { readEntry } from '@portal/contracts/calls/applications/on-behalf';
import { call, useLocation, useMutation, useQuery, useTranslation, WorkPage } from '@portal/platform';
import { FormShell, SubmitButton, TextField, useForm } from '@portal/platform/forms';
import { Alert, Loading, PageTitle, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { OnBehalfToRead } from './OnBehalfToRead.tsx';

const empty = { applicationNumber: '', code: '' };

interface Read {
  proof: ConfirmEntry;
  entry: EntryToConfirm;
}

/** Number and code, as the mail has them or as the applicant reads them out. */
const CodeForm = ({ onRead }: { onRead: (read: Read) => void }) => {
  const { t } = useTranslation('applications');
  const read = useMutation({
    mutationFn: (body: typeof empty) => call(readEntry, { body }),
    meta: { silent: true },
    onSuccess: ({ data }, proof) => onRead({ proof, entry: data }),
  });
  const form = useForm({ defaultValues: empty });
  return (
    <FormShell form={form} error={read.error} onSubmit={(values) => read.mutateAsync(values)}>
      <TextField name="applicationNumber" label={t('confirmEntry.number')} maxLength={40} />
      <TextField name="code" label={t('confirmEntry.code')} maxLength={20} autoComplete="one-time-code" />
      <SubmitButton full="phone">{t('confirmEntry.read')}</SubmitButton>
    </FormShell>
  );
};

/** Opening the mailed link shows the entry and confirms nothing: mail scanners open links, too. */
export const Component = () => {
  const { t } = useTranslation('applications');
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
  const [typed, setTyped] = useState<Read | null>(null);
  const link = useQuery({
    queryKey: ['applications', 'confirm-entry', token],
    queryFn: () => call(readEntry, { body: { token } }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    meta: { silent: true },
  });
  const read = typed ?? (link.data ? { proof: { token }, entry: link.data.data } : null);
  const byHand = read === null && (token === '' || link.isError);
  return (
    <WorkPage title={t('confirmEntry.title')}>
      <Stack gap="6" maxW={read === null ? '36rem' : '48rem'} py="8">
        <PageTitle>{t('confirmEntry.title')}</PageTitle>
        {read && <OnBehalfToRead proof={read.proof} entry={read.entry} />}
        {token !== '' && link.isPending && <Loading>{t('confirmEntry.checking')}</Loading>}
        {read === null && link.isError && <Alert status="error" title={t('confirmEntry.badLink')} live />}
        {byHand && (
          <>
            <Text color="fg.muted">{t('confirmEntry.intro')}</Text>
            <CodeForm onRead={setTyped} />
          </>
        )}
      </Stack>
    </WorkPage>
  );
};
