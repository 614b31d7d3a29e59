import type { MyApplication } from '@portal/contracts/applications/application.schemas';
import { ButtonLink, formatDateTime, notify, useQuery, useTranslation } from '@portal/platform';
import { Alert, Box, Card, Flex, Link, Text } from '@portal/ui';
import { ConfirmDialog } from '@portal/ui/overlay';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../navigation/paths.ts';
import { useDeleteDraft } from '../withdraw-application/withdraw.queries.ts';
import { CardHead } from './CardHead.tsx';
import { openFundsQuery } from './my-applications.queries.ts';

/** Deletes a draft that was never sent, after asking. */
const DeleteDraftLink = ({ id }: { id: string }) => {
  const { t } = useTranslation('applications');
  const [isOpen, setOpen] = useState(false);
  const remove = useDeleteDraft();
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: ({ message }) => {
        notify.success(message);
        setOpen(false);
      },
    });
  return (
    <>
      <Link as="button" type="button" tone="danger" onClick={() => setOpen(true)}>
        {t('deleteDraft.action')}
      </Link>
      <ConfirmDialog
        open={isOpen}
        danger
        busy={remove.isPending}
        title={t('deleteDraft.title')}
        confirmLabel={t('deleteDraft.action')}
        cancelLabel={t('deleteDraft.keep')}
        onConfirm={confirm}
        onCancel={() => setOpen(false)}
      >
        {t('deleteDraft.text')}
      </ConfirmDialog>
    </>
  );
};

/** A draft: the one thing to do is to go on, also where its fund takes none for now. */
export const DraftCard = ({ application }: { application: MyApplication }) => {
  const { t } = useTranslation('applications');
  const { id, fundId, isOnBehalf, role, lastSavedAt } = application;
  const { data: funds } = useQuery(openFundsQuery);
  const fund = funds?.find((one) => one.fundId === fundId);
  const isClosed = fund && !fund.isOpen;
  return (
    <Card as="article" aria-labelledby={`title-${id}`} padded>
      <CardHead application={application} />
      {isClosed && (
        <Alert mt="4" status="warning" title={t('tasks.closedTitle')}>
          {t('tasks.closedText')}
        </Alert>
      )}
      <Flex
        mt="4"
        gap="4"
        justifyContent="space-between"
        alignItems={{ sm: 'center' }}
        direction={{ base: 'column', sm: 'row' }}
      >
        <Box>
          {fund?.isOpen && fund.closesAt !== null && (
            <Text>{t('tasks.closes', { when: formatDateTime(fund.closesAt) })}</Text>
          )}
          <Text color="fg.muted">{t('list.lastSaved', { when: formatDateTime(lastSavedAt) })}</Text>
        </Box>
        <Flex gap="5" alignItems="center" direction={{ base: 'column-reverse', sm: 'row' }}>
          {role === 'OWNER' && <DeleteDraftLink id={id} />}
          <ButtonLink to={paths.fillIn(fundId, isOnBehalf || role !== 'OWNER' ? id : undefined)} full="phone">
            {t(role === 'VIEW' || role === 'SIGN' ? 'list.openShort' : 'list.continue')}
            <ArrowRight size={18} aria-hidden />
          </ButtonLink>
        </Flex>
      </Flex>
    </Card>
  );
};
