import { endConversation, getMyConversation, rateConversation } from '@portal/contracts/calls/support/chat';
import type { Conversation } from '@portal/contracts/support/chat.schemas';
import { call, isAnswerOfApi, type User, useUser } from '@portal/platform';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { ChatConnection } from '../connection/chat-connection.ts';
import { headersOf, visitorSide } from '../connection/chat-sides.ts';
import { forgetConversation, storeConversation, storedConversation } from './stored-conversation.ts';

interface Talk {
  conversation: Conversation;
  secret: string | undefined;
  link: ChatConnection;
}

/** What this tab, or the applicant anywhere, was last in. */
const findPrevious = async (user: User | null): Promise<Omit<Talk, 'link'> | undefined> => {
  const stored = storedConversation();
  if (stored) {
    try {
      const { conversation } = await visitorSide(stored.id, stored.secret).after(stored.id, 1_000_000_000);
      if (conversation) return { conversation, secret: stored.secret };
    } catch (error) {
      if (!isAnswerOfApi(error) || error.status !== 404) throw error;
      forgetConversation();
    }
  }
  const mine = user ? (await call(getMyConversation, { background: true })).data : null;
  return mine ? { conversation: mine, secret: undefined } : undefined;
};

/** The visitor's conversation, with its connection; `undefined` until it is known whether there is one. */
export const useVisitorChat = (onMessage: () => void) => {
  const user = useUser();
  const [talk, setTalk] = useState<Talk | null>();
  const [error, setError] = useState<unknown>();
  const latestOnMessage = useRef(onMessage);
  latestOnMessage.current = onMessage;
  const link = useRef<ChatConnection>(undefined);

  const join = useCallback((conversation: Conversation, secret: string | undefined) => {
    link.current?.stop();
    const change = (next: Partial<Conversation>) =>
      setTalk((known) => known && { ...known, conversation: { ...known.conversation, ...next } });
    const next = new ChatConnection(visitorSide(conversation.id, secret), {
      onConversation: change,
      onPlace: (before) => change({ before }),
      onMessage: ({ from, readAt }) => from === 'AGENT' && readAt === null && latestOnMessage.current(),
    });
    link.current = next;
    next.follow(conversation.id);
    next.start();
    storeConversation({
      id: conversation.id,
      isOpen: storedConversation()?.isOpen ?? true,
      ...(secret !== undefined && { secret }),
    });
    setTalk({ conversation, secret, link: next });
  }, []);

  const [round, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let isHere = true;
    setError(undefined);
    findPrevious(user).then(
      (found) => {
        // A page that was left meanwhile opens no connection: nobody would close it.
        if (isHere) found ? join(found.conversation, found.secret) : setTalk(null);
      },
      (failed: unknown) => isHere && setError(failed),
    );
    return () => {
      isHere = false;
      link.current?.stop();
    };
  }, [user, join, round]);

  const act = async (work: (talk: Talk) => Promise<{ data: Conversation }>) => {
    if (!talk) return;
    const { data } = await work(talk);
    setTalk((known) => known && { ...known, conversation: data });
  };

  return {
    talk,
    error,
    look,
    join,
    end: () =>
      act(({ conversation: { id }, secret }) =>
        call(endConversation, { params: { id }, ...headersOf(secret) }),
      ),
    rate: (rating: number) =>
      act(({ conversation: { id }, secret }) =>
        call(rateConversation, { params: { id }, body: { rating }, ...headersOf(secret) }),
      ),
    /** The way to another conversation. */
    leave: () => {
      link.current?.stop();
      forgetConversation();
      setTalk(null);
    },
  };
};

export type VisitorChat = ReturnType<typeof useVisitorChat>;
