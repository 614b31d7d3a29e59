import { languageNames } from '@portal/contracts';
import type { DeskConversation } from '@portal/contracts/support/chat.schemas';
import { formatNumber, formatTime, useTranslation } from '@portal/platform';
import { Badge, Box, Flex, Heading, MetaText, Text } from '@portal/ui';
import { type ReactNode, useEffect, useId, useState } from 'react';

const LOOK_MS = 20_000;

/** The time now, so that what waits is seen to wait. */
const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};

interface RowProps {
  conversation: DeskConversation;
  isOpen: boolean;
  now: number;
  onOpen: () => void;
}

const Row = ({ conversation, isOpen, now, onOpen }: RowProps) => {
  const { t } = useTranslation('administration');
  const { visitorName, language, status, startedAt, unread, lastText, visitorLeftAt } = conversation;
  const minutes = Math.max(0, Math.floor((now - Date.parse(startedAt)) / 60_000));
  return (
    <Box as="li" borderTopWidth="1px">
      <Box
        asChild
        display="block"
        w="full"
        textAlign="start"
        px="5"
        py="3.5"
        cursor="pointer"
        bg={isOpen ? 'brand.subtle' : 'bg.surface'}
        borderInlineStartWidth="4px"
        borderInlineStartColor={isOpen ? 'brand.solid' : 'border.unmarked'}
        _hover={{ bg: isOpen ? 'brand.subtle' : 'bg.subtle' }}
      >
        <button type="button" aria-current={isOpen} onClick={onOpen}>
          <Flex as="span" justify="space-between" gap="3" align="baseline">
            <Text as="bdi" fontWeight="semibold" overflowWrap="anywhere">
              {visitorName}
            </Text>
            {status === 'WAITING' ? (
              <MetaText as="span" flexShrink={0}>
                {t('chat.waits', { count: minutes })}
              </MetaText>
            ) : (
              unread > 0 &&
              !isOpen && (
                <Badge palette="marigold" flexShrink={0}>
                  {t('chat.unread', { count: unread })}
                </Badge>
              )
            )}
          </Flex>
          <Text
            as="span"
            display="block"
            dir="auto"
            textAlign="left"
            _rtl={{ textAlign: 'right' }}
            fontSize="sm"
            color="fg.muted"
            truncate
          >
            {lastText}
          </Text>
          <MetaText as="span">
            {languageNames[language]}
            {visitorLeftAt !== null && ` · ${t('chat.left', { time: formatTime(visitorLeftAt) })}`}
          </MetaText>
        </button>
      </Box>
    </Box>
  );
};

interface Props {
  title: string;
  empty: ReactNode;
  conversations: readonly DeskConversation[];
  openId: string | null;
  onOpen: (id: string) => void;
}

/** Conversations under a heading with their number. */
export const ConversationList = ({ title, empty, conversations, openId, onOpen }: Props) => {
  const id = useId();
  const now = useNow();
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading id={id} tabIndex={-1} textStyle="panelTitle" px="5" py="4">
        {title} ({formatNumber(conversations.length)})
      </Heading>
      {conversations.length === 0 ? (
        <Box px="5" pb="5" color="fg.muted">
          {empty}
        </Box>
      ) : (
        <Box as="ul" listStyleType="none">
          {conversations.map((one) => (
            <Row
              key={one.id}
              conversation={one}
              isOpen={one.id === openId}
              now={now}
              onOpen={() => onOpen(one.id)}
            />
          ))}
        </Box>
      )}
    </Box>
  );
};
