import type { Conversation } from '@portal/contracts/support/chat.schemas';
import { announce, reportError, useMutation, useTranslation } from '@portal/platform';
import { Box, Button, Flex, Text } from '@portal/ui';
import { useEffect } from 'react';
import type { ChatConnection } from '../connection/chat-connection.ts';
import { newThread } from '../connection/thread-state.ts';
import { AfterEnd } from '../thread/AfterEnd.tsx';
import { Composer } from '../thread/Composer.tsx';
import { ConnectionLine } from '../thread/ConnectionLine.tsx';
import { Thread } from '../thread/Thread.tsx';
import { Unsent } from '../thread/Unsent.tsx';
import { useReadInSight } from '../thread/use-read-in-sight.ts';
import { CHAT_NAMESPACE } from '../translations/chat-translations.ts';
import type { VisitorChat } from './use-visitor-chat.ts';

const marks = [1, 2, 3, 4, 5];

/** How it was, from 1 to 5; it may be changed. */
const Rating = ({ rating, onRate }: { rating: number | null; onRate: (rating: number) => Promise<void> }) => {
  const { t } = useTranslation(CHAT_NAMESPACE);
  const rate = useMutation({ mutationFn: onRate });
  return (
    <>
      <Text id="chat-rating" textStyle="label">
        {t('rating.title')}
      </Text>
      <Flex role="group" aria-labelledby="chat-rating" gap="2" mt="2" align="center" wrap="wrap">
        {marks.map((mark) => (
          <Button
            key={mark}
            square
            size="sm"
            variant={mark === rating ? 'solid' : 'outline'}
            aria-pressed={mark === rating}
            aria-label={t('rating.mark', { mark })}
            loading={rate.isPending && mark === rating}
            onClick={() => rate.mutate(mark)}
          >
            {mark}
          </Button>
        ))}
      </Flex>
      <Text role="status" mt="2" fontSize="sm" color="fg.muted">
        {rating === null ? t('rating.scale') : t('rating.thanks')}
      </Text>
    </>
  );
};

interface OpenConversationProps {
  chat: VisitorChat;
  conversation: Conversation;
  link: ChatConnection;
}

const useStateLine = ({ status, agentName, before }: Conversation): string => {
  const { t } = useTranslation(CHAT_NAMESPACE);
  if (status === 'CLOSED') return t('state.closed');
  if (status === 'ACTIVE') return t('state.with', { name: agentName ?? '' });
  return before ? t('state.before', { count: before }) : t('state.next');
};

/** The visitor's conversation: where it stands, what was said, and the way to end it. */
export const OpenConversation = ({ chat, conversation, link }: OpenConversationProps) => {
  const { t } = useTranslation(CHAT_NAMESPACE);
  const { id, status, agentName, ticketNumber } = conversation;
  const { connection, threads } = link.useLink();
  const thread = threads[id] ?? newThread(id);
  const line = useStateLine(conversation);
  const isOver = status === 'CLOSED';
  useEffect(() => announce(line), [line]);
  useReadInSight(link, id, thread.messages.length);
  return (
    <>
      <Flex
        align="center"
        justify="space-between"
        gap="3"
        px="5"
        py="2"
        borderBottomWidth="1px"
        bg="bg.subtle"
      >
        <Box minW="0">
          <Text fontSize="sm" fontWeight="semibold">
            {line}
          </Text>
          {!isOver && <ConnectionLine connection={connection} quiet />}
        </Box>
        {!isOver && (
          <Button variant="outline" size="sm" onClick={() => chat.end().catch(reportError)}>
            {t('end')}
          </Button>
        )}
      </Flex>
      <Thread
        conversationId={id}
        side={link.side}
        thread={thread}
        otherName={agentName ?? t('agent')}
        onDiscard={(clientId) => link.discard(id, clientId)}
      />
      {isOver ? (
        <AfterEnd>
          <Unsent conversationId={id} />
          {ticketNumber === null && <Rating rating={conversation.rating} onRate={chat.rate} />}
          <Button variant="outline" mt="3" onClick={chat.leave}>
            {t('again')}
          </Button>
        </AfterEnd>
      ) : (
        <Composer key={id} conversationId={id} link={link} />
      )}
    </>
  );
};
