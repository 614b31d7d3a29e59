import { PreparedReplies } from '@portal/application-view';
import { languageNames } from '@portal/contracts';
import type { ChatAgent, ChatMessage, DeskConversation } from '@portal/contracts/support/chat.schemas';
import { AfterEnd, type ChatConnection, Composer, Thread, Unsent, useReadInSight } from '@portal/live-chat';
import { formatTime, notify, TextLink, useTranslation } from '@portal/platform';
import { Box, Button, Flex, Heading, Text } from '@portal/ui';
import { Menu } from '@portal/ui/overlay';
import { ArrowLeft } from 'lucide-react';
import type { Ref } from 'react';
import { applicationReview } from '../navigation/paths.ts';
import { useClaim, useClose, useTransfer } from './agent-console.queries.ts';

interface HeadProps {
  conversation: DeskConversation;
  agents: readonly ChatAgent[];
  heading: Ref<HTMLHeadingElement>;
  /** It was ended or handed over. */
  onGone: () => void;
  onBack: () => void;
}

const Facts = ({ conversation }: { conversation: DeskConversation }) => {
  const { t } = useTranslation('administration');
  const { email, language, applicationId, applicationNumber, isApplicant } = conversation;
  return (
    <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      <bdi>{email}</bdi> · {t(isApplicant ? 'chat.applicant' : 'chat.visitor')} · {languageNames[language]}
      {applicationId !== null && (
        <>
          {' · '}
          <TextLink to={applicationReview(applicationId)}>
            {applicationNumber ?? t('chat.application')}
          </TextLink>
        </>
      )}
    </Text>
  );
};

const HandOver = ({ conversation: { id }, agents, onGone }: Omit<HeadProps, 'heading' | 'onBack'>) => {
  const { t } = useTranslation('administration');
  const transfer = useTransfer((name) => notify.success(t('chat.handedOver', { name })));
  const items = agents.map((agent) => ({ value: agent.id, label: agent.name }));
  return (
    <Menu
      trigger={
        <Button variant="outline" size="sm" loading={transfer.isPending}>
          {t('chat.transfer')}
        </Button>
      }
      items={items.length > 0 ? items : [{ value: '', label: t('chat.nobodyElse'), disabled: true }]}
      onSelect={(agentId) => transfer.mutateAsync({ id, agentId }).then(onGone, () => {})}
      align="end"
    />
  );
};

const Head = ({ conversation, agents, heading, onGone, onBack }: HeadProps) => {
  const { t } = useTranslation('administration');
  const claim = useClaim();
  const close = useClose();
  const { id, visitorName, status, visitorLeftAt } = conversation;
  return (
    <Flex px="5" py="4" gap="3" wrap="wrap" justify="space-between" align="center" borderBottomWidth="1px">
      <Box minW="0">
        <Button variant="ghost" size="sm" hideFrom="lg" mb="2" onClick={onBack}>
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
          {t('chat.back')}
        </Button>
        <Heading ref={heading} tabIndex={-1} textStyle="panelTitle" overflowWrap="anywhere">
          <bdi>{visitorName}</bdi>
        </Heading>
        <Facts conversation={conversation} />
        {status === 'ACTIVE' && visitorLeftAt !== null && (
          <Text role="status" fontSize="sm" fontWeight="semibold">
            {t('chat.left', { time: formatTime(visitorLeftAt) })}
          </Text>
        )}
      </Box>
      <Flex gap="3">
        {status === 'WAITING' && (
          <Button loading={claim.isPending} onClick={() => claim.mutate(id)}>
            {t('chat.take')}
          </Button>
        )}
        {status === 'ACTIVE' && (
          <>
            <HandOver {...{ conversation, agents, onGone }} />
            <Button
              variant="outline"
              size="sm"
              loading={close.isPending}
              // The list, and these buttons with it, may have left it out before the answer comes.
              onClick={() => close.mutateAsync(id).then(onGone, () => {})}
            >
              {t('chat.close')}
            </Button>
          </>
        )}
      </Flex>
    </Flex>
  );
};

interface Props extends HeadProps {
  link: ChatConnection;
  /** What was said in a chat that is over, where this page did not receive it. */
  read: ChatMessage[] | undefined;
}

const nothingSent = { pending: [], typingAt: 0 };

/** The conversation in sight: who it is, what was said, and one's own words. */
export const AgentThread = ({ link, read, ...head }: Props) => {
  const { t } = useTranslation('administration');
  const { conversation } = head;
  const { id, visitorName, status } = conversation;
  const { threads } = link.useLink();
  const live = threads[id];
  const hasMessages = live !== undefined && live.messages.length > 0;
  const thread = read && !hasMessages ? { ...nothingSent, messages: read } : live;
  const count = thread?.messages.length ?? 0;
  const isMine = status === 'ACTIVE';
  useReadInSight(link, id, isMine ? count : 0);
  return (
    <Flex direction="column" h="full" minH="0">
      <Head {...head} />
      {thread && (
        <Thread
          key={id}
          conversationId={id}
          side={link.side}
          thread={thread}
          otherName={visitorName}
          onDiscard={(clientId) => link.discard(id, clientId)}
        />
      )}
      {status === 'CLOSED' && (
        <AfterEnd>
          <Text fontWeight="semibold">{t('chat.over')}</Text>
          <Unsent conversationId={id} />
        </AfterEnd>
      )}
      {isMine && (
        <Composer
          key={`write ${id}`}
          conversationId={id}
          link={link}
          extra={(insert) => <PreparedReplies language={conversation.language} onChoose={insert} />}
        />
      )}
    </Flex>
  );
};
