import { languageNames } from '@portal/contracts';
import { agentSide, Thread } from '@portal/live-chat';
import { formatDateTime, useQuery, useTranslation } from '@portal/platform';
import { Box, DescriptionList, Stack } from '@portal/ui';
import { OpenedDrawer } from '../show-panel/OpenedDrawer.tsx';
import { closedChat } from './inbox.queries.ts';

/** A chat that is over: what was said, and what the visitor thought of it. */
export const ClosedChat = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useTranslation('administration');
  const chat = useQuery(closedChat(id));
  return (
    <OpenedDrawer query={chat} title={t('inbox.transcript')} onClose={onClose}>
      {(data) => (
        <Stack gap="6">
          <DescriptionList
            columns={2}
            items={[
              { label: t('messages.from'), value: <bdi>{data.conversation.visitorName}</bdi> },
              { label: t('messages.email'), value: <bdi>{data.conversation.email}</bdi> },
              { label: t('messages.language'), value: languageNames[data.conversation.language] },
              { label: t('inbox.began'), value: formatDateTime(data.conversation.startedAt) },
              {
                label: t('inbox.ratingLabel'),
                value:
                  data.conversation.rating === null
                    ? t('inbox.notRated')
                    : t('inbox.rating', { rating: data.conversation.rating }),
              },
            ]}
          />
          <Box borderWidth="1px" borderRadius="md">
            <Thread
              conversationId={id}
              side={agentSide}
              thread={{ messages: data.messages, pending: [], typingAt: 0 }}
              otherName={data.conversation.visitorName}
            />
          </Box>
        </Stack>
      )}
    </OpenedDrawer>
  );
};
