import type { CannedReply } from '@portal/contracts/chat/calls';
import { useQuery, useTranslation } from '@portal/platform';
import { Button, Flex, IconButton, Text, VisuallyHidden } from '@portal/ui';
import { ConfirmDialog, Table, Tbody, Td, Th, Thead, Tr } from '@portal/ui/overlay';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { languageNames } from '../language-names.ts';
import { Panel } from '../show-panel/Panel.tsx';
import { CannedReplyDialog } from './CannedReplyDialog.tsx';
import { cannedReplies, useDeleteReply } from './desk.queries.ts';

interface RowProps {
  reply: CannedReply;
  onEdit: () => void;
  onDelete: () => void;
}

const Row = ({ reply, onEdit, onDelete }: RowProps) => {
  const { t } = useTranslation('administration');
  const name = { name: reply.title };
  return (
    <Tr>
      <Td data-label={t('chat.language')}>{languageNames[reply.language]}</Td>
      <Td data-label={t('chat.replies.name')} fontWeight="semibold" lang={reply.language} dir="auto">
        {reply.title}
      </Td>
      <Td
        data-label={t('chat.replies.text')}
        lang={reply.language}
        dir="auto"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
      >
        {reply.text}
      </Td>
      <Td>
        <Flex gap="1" justify="flex-end">
          <IconButton aria-label={t('chat.replies.change', name)} onClick={onEdit}>
            <Pencil size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
          <IconButton aria-label={t('chat.replies.remove', name)} onClick={onDelete}>
            <Trash2 size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Flex>
      </Td>
    </Tr>
  );
};

/** The prepared replies of all agents, in every language. */
export const CannedReplies = () => {
  const { t } = useTranslation('administration');
  const query = useQuery(cannedReplies);
  const [edited, setEdited] = useState<CannedReply | 'new'>();
  const [doomed, setDoomed] = useState<CannedReply>();
  const remove = useDeleteReply();
  return (
    <Panel
      title={t('chat.replies.title')}
      query={query}
      waitingH="260px"
      note={
        <Button variant="outline" size="sm" onClick={() => setEdited('new')}>
          <Plus size={18} strokeWidth={1.75} aria-hidden />
          {t('chat.replies.add')}
        </Button>
      }
    >
      {(replies) => (
        <>
          {replies.length === 0 ? (
            <Text color="fg.muted">{t('chat.replies.none')}</Text>
          ) : (
            <Table aria-label={t('chat.replies.title')}>
              <Thead>
                <Tr>
                  <Th>{t('chat.language')}</Th>
                  <Th>{t('chat.replies.name')}</Th>
                  <Th>{t('chat.replies.text')}</Th>
                  <Th>
                    <VisuallyHidden>{t('chat.replies.actions')}</VisuallyHidden>
                  </Th>
                </Tr>
              </Thead>
              <Tbody>
                {replies.map((reply) => (
                  <Row
                    key={reply.id}
                    reply={reply}
                    onEdit={() => setEdited(reply)}
                    onDelete={() => setDoomed(reply)}
                  />
                ))}
              </Tbody>
            </Table>
          )}
          {edited !== undefined && (
            <CannedReplyDialog
              reply={edited === 'new' ? undefined : edited}
              onClose={() => setEdited(undefined)}
            />
          )}
          <ConfirmDialog
            open={doomed !== undefined}
            title={t('chat.replies.question', { name: doomed?.title ?? '' })}
            confirmLabel={t('chat.replies.confirm')}
            cancelLabel={t('chat.replies.cancel')}
            danger
            busy={remove.isPending}
            onCancel={() => setDoomed(undefined)}
            onConfirm={() => doomed && remove.mutate(doomed.id, { onSettled: () => setDoomed(undefined) })}
          />
        </>
      )}
    </Panel>
  );
};
