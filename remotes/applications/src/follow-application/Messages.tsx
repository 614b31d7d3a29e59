import {
  emptyMessage,
  FactLine,
  MessageFile,
  MessageFileField,
  useSendMessage,
} from '@portal/application-view';
import type { Message } from '@portal/contracts/applications/conversation';
import { formatDateTime, notify, useQuery, useTranslation } from '@portal/platform';
import { FormShell, SubmitButton, TextAreaField, useForm } from '@portal/platform/forms';
import { Box, Card, Heading, Stack, Text } from '@portal/ui';
import { useEffect } from 'react';
import { messagesQuery, useMarkMessagesRead } from './application.queries.ts';

const MessageForm = ({ id }: { id: string }) => {
  const { t } = useTranslation('applications');
  const form = useForm({ defaultValues: emptyMessage });
  const send = useSendMessage(id, messagesQuery(id).queryKey);
  const submit = async (typed: typeof emptyMessage) => {
    const { message } = await send.mutateAsync(typed);
    notify.success(message);
  };
  return (
    <FormShell
      form={form}
      error={send.error}
      onSubmit={submit}
      summary="rest"
      keptAs={`message-${id}`}
      empty={emptyMessage}
    >
      <TextAreaField name="text" label={t('messages.write')} maxLength={4000} rows={3} />
      <MessageFileField />
      <SubmitButton alignSelf="start" variant="outline">
        {t('messages.send')}
      </SubmitButton>
    </FormShell>
  );
};

const MessageBox = ({ message }: { message: Message }) => {
  const { t } = useTranslation('applications');
  const { isMine, authorName, text, at } = message;
  return (
    <Box
      as="li"
      alignSelf={isMine ? 'flex-end' : 'flex-start'}
      maxW={{ base: 'full', sm: '85%' }}
      bg={isMine ? 'brand.subtle' : 'bg.subtle'}
      borderWidth="1px"
      borderRadius="md"
      px="4"
      py="3"
    >
      <FactLine
        facts={[isMine ? t('messages.you') : (authorName ?? t('messages.fund')), formatDateTime(at)]}
      />
      <Text whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
        {text}
      </Text>
      <MessageFile message={message} />
    </Box>
  );
};

/** The conversation with the Fund. What the Fund wrote is marked as read once it is shown. */
export const Messages = ({ id, mayWrite }: { id: string; mayWrite: boolean }) => {
  const { t } = useTranslation('applications');
  const { data } = useQuery(messagesQuery(id));
  const { mutate: markRead } = useMarkMessagesRead(id);
  useEffect(() => {
    if (data !== undefined && data.unread > 0) markRead();
  }, [data, markRead]);
  const messages = data?.messages ?? [];
  return (
    <Card
      as="section"
      id="messages"
      aria-labelledby="messages-title"
      scrollMarginTop="24"
      data-print="hide"
      padded
    >
      <Heading textStyle="cardTitle" id="messages-title" mb="4">
        {t('messages.title')}
      </Heading>
      {messages.length === 0 ? (
        <Text color="fg.muted" mb="5">
          {t('messages.none')}
        </Text>
      ) : (
        <Stack as="ol" listStyleType="none" gap="3" mb="6">
          {messages.map((message) => (
            <MessageBox key={message.id} message={message} />
          ))}
        </Stack>
      )}
      {mayWrite && <MessageForm id={id} />}
    </Card>
  );
};
