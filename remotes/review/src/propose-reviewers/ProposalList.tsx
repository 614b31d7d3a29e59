import type { BulkRow } from '@portal/contracts/review/bulk';
import type { ProposedFile } from '@portal/contracts/review/proposals';
import { useTranslation } from '@portal/platform';
import { DateField, FormShell, SubmitButton, useForm } from '@portal/platform/forms';
import { Box, Button, Flex, Text } from '@portal/ui';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { endOfDay, today } from '../assign-reviewers/due-day.ts';
import { ProposedReviewer } from './ProposedReviewer.tsx';
import { useAccept } from './proposals.queries.ts';

type Failure = BulkRow['failure'];

interface ItemProps {
  file: ProposedFile;
  /** Undefined while it is not accepted; null once it is. */
  failure: Failure | undefined;
  isBusy: boolean;
  onAccept: () => void;
}

const Item = ({ file, failure, isBusy, onAccept }: ItemProps) => {
  const { t } = useTranslation('review');
  const { applicationNumber, organisationName, projectTitle, proposals, none } = file;
  const number = applicationNumber ?? '';
  return (
    <Flex
      as="li"
      py="3"
      gap="3"
      borderTopWidth="1px"
      align="flex-start"
      wrap={{ base: 'wrap', md: 'nowrap' }}
    >
      <Box flex="1 1 12rem" minW="0">
        <Box as="bdi" color="fg.muted">
          {number}
        </Box>
        <Box>
          <bdi>{organisationName ?? projectTitle ?? t('row.untitled')}</bdi>
        </Box>
      </Box>
      <Flex flex="2 1 16rem" minW="0" direction="column" gap="2">
        {none && <Box color="fg.muted">{t(`proposals.none.${none}`)}</Box>}
        {proposals.map((proposal) => (
          <ProposedReviewer key={proposal.reviewer.userId} file={file} proposal={proposal} />
        ))}
        {failure !== undefined && (
          <Flex
            role="status"
            gap="1"
            align="center"
            color={failure ? 'fg.error' : 'brand.fg'}
            fontWeight="semibold"
          >
            {failure ? <CircleX size={16} aria-hidden /> : <CircleCheck size={16} aria-hidden />}
            {failure ? failure.message : t('bulk.done.ASSIGN')}
          </Flex>
        )}
      </Flex>
      {proposals.length > 0 && failure !== null && (
        <Button
          size="xs"
          variant="outline"
          aria-disabled={isBusy}
          aria-label={t('proposals.acceptFor', { number })}
          onClick={onAccept}
        >
          {t('proposals.accept')}
        </Button>
      )}
    </Flex>
  );
};

/** What is proposed for each, accepted one by one or together; what is refused says why and can be tried again. */
export const ProposalList = ({ files, onClose }: { files: readonly ProposedFile[]; onClose: () => void }) => {
  const { t } = useTranslation('review');
  const [done, setDone] = useState<ReadonlyMap<string, Failure>>(new Map());
  const accept = useAccept();
  const form = useForm<{ dueOn: string }>({ defaultValues: { dueOn: '' } });
  const open = files.filter(({ id, proposals }) => proposals.length > 0 && done.get(id) !== null);
  const send = async (chosen: readonly ProposedFile[]) => {
    const dueOn = form.getValues('dueOn');
    const { data } = await accept.mutateAsync({ files: chosen, dueAt: dueOn ? endOfDay(dueOn) : undefined });
    setDone((before) => new Map([...before, ...data.map(({ id, failure }) => [id, failure] as const)]));
  };
  return (
    <FormShell form={form} error={accept.error} leaveGuard={false} onSubmit={() => send(open)}>
      <Text color="fg.muted">{t('proposals.lead')}</Text>
      <DateField name="dueOn" label={t('assign.dueOn')} min={today()} optional />
      <Box as="ul" listStyleType="none" m="0" p="0" maxH="45vh" overflowY="auto" fontSize="0.875rem">
        {files.map((file) => (
          <Item
            key={file.id}
            file={file}
            failure={done.get(file.id)}
            isBusy={accept.isPending}
            // What failed stands in the form.
            onAccept={() => void send([file]).catch(() => undefined)}
          />
        ))}
      </Box>
      <Flex gap="3" wrap="wrap">
        {open.length > 0 && <SubmitButton>{t('proposals.acceptAll', { count: open.length })}</SubmitButton>}
        <Button full="phone" variant="outline" onClick={onClose}>
          {t('bulk.close')}
        </Button>
      </Flex>
    </FormShell>
  );
};
