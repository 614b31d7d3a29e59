import { SUPER } from '@portal/contracts';
import { type Presence, presences } from '@portal/contracts/support/enums';
import { ConnectionLine } from '@portal/live-chat';
import { useSearchParams, useSignedInUser, useTranslation, WorkPage } from '@portal/platform';
import { Box, Card, Empty, Flex, Grid, Segmented, Skeleton, Stack } from '@portal/ui';
import { PageHead } from '@portal/ui/overlay';
import { InboxTabs } from '../count-waiting/InboxTabs.tsx';
import { liveChat } from '../navigation/paths.ts';
import { CannedReplies } from '../prepare-replies/CannedReplies.tsx';
import { FailedReading } from '../show-panel/Loaded.tsx';
import { AgentThread } from './AgentThread.tsx';
import { usePresence } from './agent-console.queries.ts';
import { ConversationList } from './ConversationList.tsx';
import { OfficeContacts } from './OfficeContacts.tsx';
import { UnansweredByTopic } from './UnansweredByTopic.tsx';
import { useAgentConsole } from './use-agent-console.ts';
import { useChatFocus } from './use-chat-focus.ts';

/** Whether new visitors may wait for this agent. */
const PresenceSwitch = ({ presence }: { presence: Presence | undefined }) => {
  const { t } = useTranslation('administration');
  const set = usePresence();
  return (
    <Segmented
      label={t('chat.presence')}
      options={presences.map((value) => ({ value, label: t(`chat.presences.${value}`) }))}
      value={set.isPending ? set.variables : presence}
      onChange={(value) => set.mutate(value)}
    />
  );
};

export { loadChatTranslations } from '@portal/live-chat';

const height = { base: 'calc(100dvh - 160px)', lg: 'clamp(420px, 100vh - 290px, 680px)' };

/** `/workspace/live-chat`: who waits, one's own conversations and the one in sight; on a phone one of the two. */
export const Component = () => {
  const { t } = useTranslation('administration');
  const { role } = useSignedInUser();
  // The conversation in sight is part of the address: Back leads to the list.
  const [search, setSearch] = useSearchParams();
  const openId = search.get('chat');
  const { link, connection, query, data, open, over } = useAgentConsole(openId);
  const shown = open ?? over?.conversation;
  const { list, heading, onPicked, onGone } = useChatFocus();
  const pick = (id: string) => {
    onPicked();
    setSearch({ chat: id });
  };
  const unread = (data?.waiting.length ?? 0) + (data?.mine ?? []).reduce((sum, one) => sum + one.unread, 0);
  const isShown = openId !== null;
  const nobody = t(data?.presence === 'AWAY' ? 'chat.away' : 'chat.nobodyWaits', {
    away: t('chat.presences.AWAY'),
    available: t('chat.presences.AVAILABLE'),
  });
  const hasChats = data === undefined || data.waiting.length + data.mine.length > 0;
  return (
    <WorkPage title={unread > 0 ? `(${unread}) ${t('chat.title')}` : t('chat.title')}>
      <PageHead title={t('chat.title')} lead={<ConnectionLine connection={connection} />}>
        <PresenceSwitch presence={data?.presence} />
      </PageHead>
      <InboxTabs current={liveChat} />
      {query.isError && data === undefined ? (
        <FailedReading query={query} name={t('chat.title')} />
      ) : (
        <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 22rem) minmax(0, 1fr)' }}>
          <Card
            ref={list}
            h={{ lg: height.lg }}
            overflowY="auto"
            display={{ base: isShown ? 'none' : 'block', lg: 'block' }}
          >
            {data === undefined ? (
              <Skeleton h="320px" />
            ) : (
              <>
                <ConversationList
                  title={t('chat.queue')}
                  // On wide screens the pane beside it says the same.
                  empty={<Box hideFrom={isShown || hasChats ? undefined : 'lg'}>{nobody}</Box>}
                  conversations={data.waiting}
                  openId={openId}
                  onOpen={pick}
                />
                <ConversationList
                  title={t('chat.mine')}
                  empty={t('chat.noneMine')}
                  conversations={data.mine}
                  openId={openId}
                  onOpen={pick}
                />
              </>
            )}
          </Card>
          <Card h={height} overflowY="auto" display={{ base: isShown ? 'block' : 'none', lg: 'block' }}>
            {shown ? (
              <AgentThread
                link={link}
                conversation={shown}
                read={over?.messages}
                agents={data?.agents ?? []}
                heading={heading}
                onGone={onGone}
                onBack={() => setSearch({})}
              />
            ) : (
              <Flex h="full" align="center" justify="center" p="5">
                <Empty title={isShown && data ? t('chat.gone') : hasChats ? t('chat.choose') : nobody} />
              </Flex>
            )}
          </Card>
        </Grid>
      )}
      <Stack gap="5" mt="5">
        <CannedReplies />
        {role === SUPER && <UnansweredByTopic />}
        <Box>
          <OfficeContacts />
        </Box>
      </Stack>
    </WorkPage>
  );
};
