import { useTranslation } from '@portal/platform';
import { Box, Button, Flex, HintText } from '@portal/ui';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatSide } from '../connection/chat-sides.ts';
import type { Pending, ThreadState } from '../connection/thread-state.ts';
import { CHAT_NAMESPACE } from '../translations/chat-translations.ts';
import { Bubble, BubbleFrame, SystemLine } from './Bubble.tsx';
import { MessageFile, type ReadFile } from './MessageFile.tsx';

const TYPING_MS = 5000;

/** Whether the other side is typing now; it says so every three seconds. */
const useTyping = (typingAt: number): boolean => {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    const left = typingAt + TYPING_MS - Date.now();
    setTyping(left > 0);
    if (left <= 0) return;
    const timer = setTimeout(() => setTyping(false), left);
    return () => clearTimeout(timer);
  }, [typingAt]);
  return isTyping;
};

const Waiting = ({ pending, onDiscard }: { pending: Pending; onDiscard: () => void }) => {
  const { t } = useTranslation(CHAT_NAMESPACE);
  return (
    <BubbleFrame
      isOwn
      who={t('you')}
      text={pending.text}
      file={pending.file && <MessageFile file={pending.file} />}
    >
      {pending.refused === undefined ? (
        t('sending')
      ) : (
        <>
          {t(pending.refused === 'chat_full' ? 'full' : 'notSent')}{' '}
          <Button variant="ghost" size="sm" onClick={onDiscard}>
            {t('discard')}
          </Button>
        </>
      )}
    </BubbleFrame>
  );
};

interface ThreadProps {
  conversationId: string;
  side: ChatSide;
  thread: ThreadState;
  otherName: string;
  /** Absent where nothing more is written. */
  onDiscard?: (clientId: string) => void;
}

/** A conversation; the newest message stays in sight unless somebody scrolled back. */
export const Thread = ({ conversationId, side, thread, otherName, onDiscard }: ThreadProps) => {
  const { t } = useTranslation(CHAT_NAMESPACE);
  const own = side.from;
  const place = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const top = useRef(0);
  const isTyping = useTyping(thread.typingAt);
  const readFile: ReadFile = useCallback(
    (fileKey, width) => side.bytes(conversationId, fileKey, width),
    [side, conversationId],
  );
  // A row above the text field, or a phone that is turned, takes room from below; a message that has arrived
  // is higher than while it was on its way. Before the browser paints the first time, too.
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    const follow = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    });
    for (const part of [box, ...box.children]) follow.observe(part);
    return () => follow.disconnect();
  }, []);
  return (
    <Box
      ref={place}
      flex="1"
      minH="24"
      overflowY="auto"
      px="4"
      py="4"
      bg="bg.canvas"
      // Reached by keyboard, because it scrolls.
      tabIndex={0}
      role="log"
      aria-label={t('messages')}
      aria-live="polite"
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        const isNow = scrollHeight - scrollTop - clientHeight < 40;
        // New messages never scroll up: a smaller offset is somebody who reads back.
        if (isNow || scrollTop < top.current) isAtEnd.current = isNow;
        top.current = scrollTop;
      }}
    >
      <Box>
        <Flex as="ol" direction="column" gap="3" listStyleType="none">
          {thread.messages.map((message) =>
            message.from === 'SYSTEM' ? (
              <SystemLine key={message.seq} message={message} own={own} />
            ) : (
              <Bubble key={message.seq} message={message} own={own} otherName={otherName} read={readFile} />
            ),
          )}
          {thread.pending.map((pending) => (
            <Waiting
              key={pending.clientId}
              pending={pending}
              onDiscard={() => onDiscard?.(pending.clientId)}
            />
          ))}
        </Flex>
        {isTyping && <HintText mt="3">{t('typing', { name: otherName })}</HintText>}
      </Box>
    </Box>
  );
};
