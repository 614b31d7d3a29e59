import type { ChatMessage } from '@portal/contracts/support/chat.schemas';
import { formatTime, useTranslation } from '@portal/platform';
import { Box, Flex, HintText, MetaText, Text, VisuallyHidden } from '@portal/ui';
import type { ReactNode } from 'react';
import { CHAT_NAMESPACE } from '../translations/chat-translations.ts';
import { MessageFile, type ReadFile } from './MessageFile.tsx';
import { SafeText } from './SafeText.tsx';

interface FrameProps {
  isOwn: boolean;
  /** Who said it, for those who do not see on which side it stands. */
  who: string;
  text: string;
  /** What goes with it. */
  file?: ReactNode;
  children: ReactNode;
}

/** One message: one's own at the end, the other's at the start. */
export const BubbleFrame = ({ isOwn, who, text, file, children }: FrameProps) => (
  <Flex as="li" direction="column" align={isOwn ? 'flex-end' : 'flex-start'} gap="1">
    <Box
      maxW="85%"
      px="4"
      py="2.5"
      borderRadius="md"
      borderWidth="1px"
      borderColor={isOwn ? 'brand.muted' : 'border'}
      bg={isOwn ? 'brand.subtle' : 'bg.surface'}
    >
      <VisuallyHidden>{who}: </VisuallyHidden>
      {file}
      {text !== '' && (
        <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" mt={file ? '2' : undefined}>
          <SafeText>{text}</SafeText>
        </Text>
      )}
    </Box>
    <MetaText>{children}</MetaText>
  </Flex>
);

interface BubbleProps {
  message: ChatMessage;
  own: 'VISITOR' | 'AGENT';
  otherName: string;
  read: ReadFile;
}

export const Bubble = ({ message, own, otherName, read }: BubbleProps) => {
  const { t } = useTranslation(CHAT_NAMESPACE);
  const isOwn = message.from === own;
  // After a hand-over it is not who is there now.
  const { agentName } = message;
  return (
    <BubbleFrame
      isOwn={isOwn}
      who={agentName ?? (isOwn ? t('you') : otherName)}
      text={message.text}
      file={message.file && <MessageFile file={message.file} read={read} />}
    >
      {agentName && (
        <span aria-hidden>
          <bdi>{agentName}</bdi> ·{' '}
        </span>
      )}
      {formatTime(message.at)}
      {isOwn && message.readAt !== null && ` · ${t('seen')}`}
    </BubbleFrame>
  );
};

/** Messages of the system stand between the two sides. Agents read it in their own language. */
export const SystemLine = ({ message, own }: { message: ChatMessage; own: 'VISITOR' | 'AGENT' }) => {
  const { t } = useTranslation(CHAT_NAMESPACE);
  const event = own === 'AGENT' && message.event;
  return (
    <HintText as="li" textAlign="center" py="1">
      <bdi>{event ? t(`event.${event}`, { name: message.agentName ?? t('agent') }) : message.text}</bdi>
    </HintText>
  );
};
