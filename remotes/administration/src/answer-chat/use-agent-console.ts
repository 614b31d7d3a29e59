import type { ChatMessage, Desk } from '@portal/contracts/support/chat.schemas';
import { agentSide, ChatConnection } from '@portal/live-chat';
import { announce, refreshUser, reportError, useQuery, useTranslation } from '@portal/platform';
import { useEffect, useRef, useState } from 'react';
import { agentConsole, overChat, refreshAgentConsole } from './agent-console.queries.ts';

/** The connection of the agent console while the page is shown. */
const useAgentConnection = (): ChatConnection => {
  const [link] = useState(
    () =>
      new ChatConnection(agentSide, {
        onConsoleChanged: refreshAgentConsole,
        onMessage: refreshAgentConsole,
        // Signed out, or no chat agent any more: the account as it is now says which.
        onEnded: () => void refreshUser().catch(reportError),
      }),
  );
  useEffect(() => {
    link.start();
    return () => link.stop();
  }, [link]);
  return link;
};

/** Announces new waiting visitors, and messages in conversations that are not open. */
const useAnnouncements = (data: Desk | undefined, openId: string | null) => {
  const { t } = useTranslation('administration');
  const known = useRef<Map<string, number>>(undefined);
  useEffect(() => {
    if (!data) return;
    const before = known.current;
    known.current = new Map([...data.waiting, ...data.mine].map(({ id, unread }) => [id, unread]));
    if (!before) return;
    const came = data.waiting.find(({ id }) => !before.has(id));
    const wrote = data.mine.find(({ id, unread }) => id !== openId && unread > (before.get(id) ?? 0));
    if (came) announce(t('chat.came', { name: came.visitorName }));
    else if (wrote) announce(t('chat.wrote', { name: wrote.visitorName }));
  }, [data, openId, t]);
};

const ends: ReadonlySet<ChatMessage['event']> = new Set(['CLOSED', 'STALE', 'TICKET'] as const);

/** Everything that the agent console shows; `openId` is the open conversation. */
export const useAgentConsole = (openId: string | null) => {
  const link = useAgentConnection();
  const { connection, threads } = link.useLink();
  const query = useQuery(agentConsole(connection === 'live'));
  const { data } = query;
  useAnnouncements(data, openId);
  // What was read in the one before is no news any more.
  useEffect(refreshAgentConsole, [openId]);
  useEffect(() => {
    for (const { id, lastSeq } of data?.mine ?? []) link.follow(id, lastSeq);
    if (openId !== null) link.follow(openId);
  }, [link, data, openId]);
  const all = [...(data?.mine ?? []), ...(data?.waiting ?? [])];
  const open = all.find(({ id }) => id === openId);
  const messages = openId === null ? [] : (threads[openId]?.messages ?? []);
  const hasEnded = messages.some(({ event }) => event !== null && ends.has(event));
  const over = useQuery({ ...overChat(openId ?? ''), enabled: data !== undefined && !open && hasEnded });
  const isOver = over.data?.conversation.status === 'CLOSED';
  return { link, connection, query, data, open, over: open || !isOver ? undefined : over.data };
};
