import type { Language } from '@portal/contracts';
import type { Message } from '@portal/contracts/applications/conversation';
import { formatDateTime, useQuery, useTranslation } from '@portal/platform';
import { FormShell, SubmitButton, TextAreaField, useForm } from '@portal/platform/forms';
import { Box, Flex, MetaText, Stack, Text } from '@portal/ui';
import { LoadingOrFailed } from '../wait-for-data/LoadingOrFailed.tsx';
import { messagesOf, useSendMessage } from './messages.queries.ts';
import { PreparedText } from './PreparedText.tsx';

const Bubble = ({ message }: { message: Message }) => {
  const { t } = useTranslation('review');
  return (
    <Box
      as="article"
      borderInlineStartWidth="3px"
      borderColor={message.from === 'FUND' ? 'brand.solid' : 'border.control'}
      ps="4"
    >
      <MetaText>
        {message.authorName ?? t(`messages.from.${message.from}`)}, {formatDateTime(message.at)}
      </MetaText>
      <Text dir="auto" whiteSpace="pre-wrap">
        {message.text}
      </Text>
    </Box>
  );
};

const empty = { text: '' };

/** The conversation with the applicant, who reads the Fund's words without the name of the writer. */
export const MessagesTab = ({ id, language }: { id: string; language: Language }) => {
  const { t } = useTranslation('review');
  const sent = useQuery(messagesOf(id));
  const messages = sent.data;
  const send = useSendMessage(id);
  const form = useForm({ defaultValues: empty });
  return (
    <Stack gap="5">
      {!messages && (
        <LoadingOrFailed query={sent} loading={t('messages.loading')} failed={t('messages.failed')} />
      )}
      {messages?.length === 0 && <Text color="fg.muted">{t('messages.none')}</Text>}
      {messages?.map((message) => (
        <Bubble key={message.id} message={message} />
      ))}
      <FormShell
        form={form}
        error={send.error}
        onSubmit={({ text }) => send.mutateAsync(text.trim())}
        keptAs={`message-${id}`}
        empty={empty}
      >
        <TextAreaField name="text" label={t('messages.label')} hint={t('messages.hint')} maxLength={4000} />
        <Flex gap="3" wrap="wrap">
          <PreparedText name="text" language={language} />
          <SubmitButton>{t('messages.send')}</SubmitButton>
        </Flex>
      </FormShell>
    </Stack>
  );
};
