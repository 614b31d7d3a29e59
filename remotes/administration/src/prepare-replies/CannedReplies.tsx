import { type Language, languageNames, languages } from '@portal/contracts';
import type { CannedReply } from '@portal/contracts/support/chat.schemas';
import { currentLanguage, useQuery, useTranslation } from '@portal/platform';
import { Box, Button, Flex, IconButton, Segmented, Text, VisuallyHidden } from '@portal/ui';
import { ConfirmDialog, Table, Tbody, Td, Th, Thead, Tr } from '@portal/ui/overlay';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Panel } from '../show-panel/Panel.tsx';
import { CannedReplyDialog } from './CannedReplyDialog.tsx';
import { cannedReplies, useDeleteReply } from './replies.queries.ts';

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

/** One language at a time: all six are a long way to go on a phone. */
const LanguageChoice = ({ shown, onChoose }: { shown: Language; onChoose: (language: Language) => void }) => {
  const { t } = useTranslation('administration');
  return (
    <Segmented
      label={t('chat.language')}
      value={shown}
      onChange={onChoose}
      options={languages.map((value) => ({
        value,
        label: <span lang={value}>{languageNames[value]}</span>,
      }))}
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
              <LanguageChoice shown={shown} onChoose={setShown} />
            </Box>
            {replies.length === 0 ? (
              <Text color="fg.muted">{t(all.length === 0 ? 'chat.replies.none' : 'chat.noReply')}</Text>
            ) : (
              <Table aria-label={t('chat.replies.title')}>
                <Thead>
                  <Tr>
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
