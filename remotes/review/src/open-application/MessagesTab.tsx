import {
  emptyMessage,
  FactLine,
  MessageField,
  MessageFile,
  MessageFileField,
  PreparedText,
  useSendMessage,
} from '@portal/application-view';
import type { Message } from '@portal/contracts/applications/conversation';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { listMessages, readMessages } from '@portal/contracts/calls/applications/conversation';
import { call, formatDateTime, queryOptions, useQuery, useTranslation } from '@portal/platform';
import { FormShell, SubmitButton, useForm } from '@portal/platform/forms';
import { Alert, Box, Flex, Stack, Text } from '@portal/ui';
import { LoadingOrFailed } from '../wait-for-data/LoadingOrFailed.tsx';

/** Who opens them has read them; where that cannot be saved, the next opening does. */
const messagesOf = (id: string) =>
  queryOptions({
    queryKey: ['review', 'application', id, 'messages'],
    queryFn: async ({ signal }) => {
      const { data } = await call(listMessages, { params: { id }, signal });
      if (data.unread > 0) await call(readMessages, { params: { id }, signal }).catch(() => undefined);
      return data.messages;
    },
  });

const Bubble = ({ message }: { message: Message }) => {
  const { t } = useTranslation('review');
  return (
    <Box
      as="article"
      borderInlineStartWidth="3px"
      borderColor={message.from === 'FUND' ? 'brand.solid' : 'border.control'}
      ps="4"
    >
      <FactLine
        facts={[message.authorName ?? t(`messages.from.${message.from}`), formatDateTime(message.at)]}
      />
      <Text dir="auto" whiteSpace="pre-wrap">
        {message.text}
      </Text>
      <MessageFile message={message} />
    </Box>
  );
};

const MessageForm = ({ id, language }: Pick<StaffApplication, 'id' | 'language'>) => {
  const { t } = useTranslation('review');
  const send = useSendMessage(id, messagesOf(id).queryKey);
  const form = useForm({ defaultValues: emptyMessage });
  return (
    <FormShell
      form={form}
      error={send.error}
      onSubmit={(typed) => send.mutateAsync(typed)}
      keptAs={`message-${id}`}
      empty={emptyMessage}
    >
      <MessageField name="text" label={t('messages.label')} hint={t('messages.hint')} maxLength={4000} />
      <MessageFileField />
      <Flex gap="3" wrap="wrap">
        <PreparedText name="text" language={language} />
        <SubmitButton>{t('messages.send')}</SubmitButton>
      </Flex>
    </FormShell>
  );
};

/** The conversation with the applicant, who reads the Fund's words without the name of the writer. */
export const MessagesTab = ({ application }: { application: StaffApplication }) => {
  const { t } = useTranslation('review');
  const { id, language, myDeclaration } = application;
  const sent = useQuery(messagesOf(id));
  const messages = sent.data;
  return (
    <Stack gap="5">
      {!messages && <LoadingOrFailed query={sent} words="messages" />}
      {messages?.length === 0 && <Text color="fg.muted">{t('messages.none')}</Text>}
      {messages?.map((message) => (
        <Bubble key={message.id} message={message} />
      ))}
      {myDeclaration?.hasConflict ? (
        <Alert status="info" title={t('declaration.closed.CONFLICT_DECLARED.title')} />
      ) : (
        <MessageForm id={id} language={language} />
      )}
    </Stack>
  );
};
