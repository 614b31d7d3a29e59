import { AnswersView, APPLICATION_NAMESPACE } from '@portal/application-view';
import type { ConfirmEntry, EntryToConfirm } from '@portal/contracts/applications/on-behalf';
import { confirmEntry, refuseEntry } from '@portal/contracts/calls/applications/on-behalf';
import { call, ErrorAlert, formatDateTime, formatMoney, useMutation, useTranslation } from '@portal/platform';
import { FormButtons, FormShell, TextAreaField, useForm } from '@portal/platform/forms';
import { Alert, Button, Card, DescriptionList, Flex, Heading, Stack, Text } from '@portal/ui';
import { Dialog } from '@portal/ui/overlay';
import { useState } from 'react';

interface RefuseDialogProps {
  proof: ConfirmEntry;
  onRefused: () => void;
  onClose: () => void;
}

/** The applicant did not agree; why is for the applicant to say or not. */
const RefuseDialog = ({ proof, onRefused, onClose }: RefuseDialogProps) => {
  const { t } = useTranslation('applications');
  const form = useForm<{ reason: string }>({ defaultValues: { reason: '' } });
  const refuse = useMutation({
    mutationFn: (reason: string) =>
      call(refuseEntry, { body: { ...proof, ...(reason !== '' && { reason }) } }),
    meta: { silent: true },
    onSuccess: onRefused,
  });
  return (
    <Dialog open onClose={onClose} title={t('confirmEntry.refuseQuestion')}>
      <FormShell
        form={form}
        error={refuse.error}
        onSubmit={({ reason }) => refuse.mutateAsync(reason.trim())}
      >
        <Text color="fg.muted">{t('confirmEntry.refuseEffect')}</Text>
        <TextAreaField name="reason" label={t('confirmEntry.reason')} maxLength={2000} optional />
        <FormButtons
          variant="dangerSolid"
          submit={t('confirmEntry.refuse')}
          cancel={t('confirmEntry.back')}
          onCancel={onClose}
        />
      </FormShell>
    </Dialog>
  );
};

const Facts = ({ entry }: { entry: EntryToConfirm }) => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const { applicant, organisationName, amountRequested } = entry;
  return (
    <DescriptionList
      items={[
        { label: t('confirmEntry.number'), value: <bdi>{entry.applicationNumber}</bdi> },
        {
          label: t('confirmEntry.applicant'),
          value: <bdi>{`${applicant.firstName} ${applicant.lastName}`}</bdi>,
        },
        { label: t('confirmEntry.organisation'), value: <bdi>{organisationName ?? '–'}</bdi> },
        { label: t('confirmEntry.fund'), value: applicationText(`fundType.${entry.fundType}`) },
        {
          label: t('confirmEntry.amount'),
          value: <bdi>{amountRequested ? formatMoney(amountRequested) : '–'}</bdi>,
        },
        { label: t('confirmEntry.entered'), value: formatDateTime(entry.submittedAt) },
      ]}
    />
  );
};

/** All that was entered for the applicant, who then confirms it, or says that it was not agreed. */
export const OnBehalfToRead = ({ proof, entry }: { proof: ConfirmEntry; entry: EntryToConfirm }) => {
  const { t } = useTranslation('applications');
  const [isRefusing, setRefusing] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const confirm = useMutation({
    mutationFn: () => call(confirmEntry, { body: proof }),
    meta: { silent: true },
  });
  const { applicationNumber: number, projectTitle } = entry;
  if (confirm.isSuccess)
    return (
      <Alert status="success" title={t('confirmEntry.done')} live>
        {t('confirmEntry.doneText', { number, title: projectTitle ?? '' })}
      </Alert>
    );
  if (isRefused)
    return (
      <Alert status="info" title={t('confirmEntry.refused')} live>
        {t('confirmEntry.refusedText', { number })}
      </Alert>
    );
  const actions = (
    <Flex gap="3" wrap="wrap" data-print="hide">
      <Button full="phone" loading={confirm.isPending} onClick={() => confirm.mutate()}>
        {t('confirmEntry.verb')}
      </Button>
      <Button full="phone" variant="outline" onClick={() => setRefusing(true)}>
        {t('confirmEntry.refuse')}
      </Button>
    </Flex>
  );
  return (
    <Stack gap="6">
      <Text color="fg.muted">{t('confirmEntry.lead')}</Text>
      {confirm.error && <ErrorAlert error={confirm.error} />}
      <Card padded>
        <Heading textStyle="cardTitle" mb="5">
          <bdi>{projectTitle ?? number}</bdi>
        </Heading>
        <Stack gap="5">
          <Facts entry={entry} />
          {actions}
        </Stack>
      </Card>
      <Card padded>
        <Heading textStyle="cardTitle" mb="5">
          {t('confirmEntry.answers')}
        </Heading>
        <AnswersView
          fundType={entry.fundType}
          answers={entry.answers}
          currency={entry.currency}
          documents={entry.documents}
          documentActions={() => null}
        />
      </Card>
      {actions}
      {isRefusing && (
        <RefuseDialog proof={proof} onRefused={() => setRefused(true)} onClose={() => setRefusing(false)} />
      )}
    </Stack>
  );
};
