import type { CannedReply } from '@portal/contracts/support/chat.schemas';
import { currentLanguage, useQuery, useTranslation } from '@portal/platform';
import { Box, Button, Flex, IconButton, Text } from '@portal/ui';
import { ConfirmDialog } from '@portal/ui/overlay';
import type { DataColumn } from '@portal/ui/table';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { LanguageSwitch } from '../choose-language/LanguageSwitch.tsx';
import { ListTable } from '../show-list/ListTable.tsx';
import { Panel } from '../show-panel/Panel.tsx';
import { CannedReplyDialog } from './CannedReplyDialog.tsx';
import { cannedReplies, useDeleteReply } from './replies.queries.ts';

interface TableProps {
  replies: readonly CannedReply[];
  onEdit: (reply: CannedReply) => void;
  onDelete: (reply: CannedReply) => void;
}

const ReplyTable = ({ replies, onEdit, onDelete }: TableProps) => {
  const { t } = useTranslation('administration');
  const columns: DataColumn<CannedReply>[] = [
    {
      id: 'title',
      header: t('chat.replies.name'),
      cell: ({ title, language }) => (
        <Text fontWeight="semibold" lang={language} dir="auto">
          {title}
        </Text>
      ),
    },
    {
      id: 'text',
      header: t('chat.replies.text'),
      cell: ({ text, language }) => (
        <Text lang={language} dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
          {text}
        </Text>
      ),
    },
    {
      id: 'actions',
      header: t('chat.replies.actions'),
      hideHeader: true,
      cell: (reply) => (
        <Flex gap="1" justify="flex-end">
          <IconButton
            aria-label={t('chat.replies.change', { name: reply.title })}
            onClick={() => onEdit(reply)}
          >
            <Pencil size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
          <IconButton
            aria-label={t('chat.replies.remove', { name: reply.title })}
            onClick={() => onDelete(reply)}
          >
            <Trash2 size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Flex>
      ),
    },
  ];
  return (
    <ListTable
      label={t('chat.replies.title')}
      columns={columns}
      rows={replies}
      rowName={({ title }) => title}
    />
  );
};

/** The prepared replies of everybody who answers. */
export const CannedReplies = () => {
  const { t } = useTranslation('administration');
  const query = useQuery(cannedReplies);
  const [shown, setShown] = useState(currentLanguage);
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
      {(all) => {
        const replies = all.filter(({ language }) => language === shown);
        return (
          <>
            <Box mb="4">
              <LanguageSwitch label={t('chat.language')} value={shown} onChange={setShown} />
            </Box>
            {replies.length === 0 ? (
              <Text color="fg.muted">{t(all.length === 0 ? 'chat.replies.none' : 'chat.noReply')}</Text>
            ) : (
              <ReplyTable replies={replies} onEdit={setEdited} onDelete={setDoomed} />
            )}
            {edited !== undefined && (
              <CannedReplyDialog
                reply={edited === 'new' ? undefined : edited}
                language={shown}
                onSaved={setShown}
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
        );
      }}
    </Panel>
  );
};
