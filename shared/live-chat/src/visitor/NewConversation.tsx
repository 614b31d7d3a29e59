import { getChatAvailability } from '@portal/contracts/calls/support/chat';
import { dataQuery, queryOptions, useQuery, useTranslation } from '@portal/platform';
import { Alert, Box, Button, Loading } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { CHAT_NAMESPACE } from '../translations/chat-translations.ts';
import { ChatFailed } from './ChatFailed.tsx';
import { LeaveMessage } from './LeaveMessage.tsx';
import { StartForm, type StartFormProps } from './StartForm.tsx';

/** In the form's place once the message is kept: takes the focus, so that it is read out. */
const MessageReceived = ({ number, onAgain }: { number: string; onAgain: () => void }) => {
  const { t } = useTranslation(CHAT_NAMESPACE);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Box p="5">
      <Alert
        ref={place}
        tabIndex={-1}
        status="success"
        live
        title={t('ticket.title')}
        actions={
          <Button variant="outline" size="sm" onClick={onAgain}>
            {t('ticket.again')}
          </Button>
        }
      >
        {t('ticket.number')} <bdi>{number}</bdi>. {t('ticket.text')}
      </Alert>
    </Box>
  );
};

const availability = queryOptions({
  ...dataQuery(['live-chat', 'availability'], getChatAvailability),
  staleTime: 0,
  gcTime: 0,
  refetchInterval: 30_000,
  meta: { silent: true },
});

/** Before a conversation: its first message, or a message to the Fund while nobody is there. */
export const NewConversation = ({ applicationId, onBegun }: Omit<StartFormProps, 'waiting'>) => {
  const { data, isError, refetch } = useQuery(availability);
  const [ticket, setTicket] = useState<string>();
  // Somebody who is writing is not moved to another form when an agent comes or goes.
  const [form, setForm] = useState<'chat' | 'message'>();
  if (ticket !== undefined) return <MessageReceived number={ticket} onAgain={() => setTicket(undefined)} />;
  if (data === undefined && form === undefined)
    return isError ? <ChatFailed onRetry={() => void refetch()} /> : <Loading block />;
  const shown = form ?? (data?.online ? 'chat' : 'message');
  const hold = () => setForm((known) => known ?? shown);
  return (
    <Box flex="1" minH="0" overflowY="auto" p="5" onInput={hold}>
      {shown === 'chat' ? (
        <StartForm
          applicationId={applicationId}
          waiting={data?.waiting ?? 0}
          onBegun={(conversation, secret) => {
            if (conversation.ticketNumber === null) onBegun(conversation, secret);
            else setTicket(conversation.ticketNumber);
          }}
        />
      ) : (
        <LeaveMessage onSent={setTicket} />
      )}
    </Box>
  );
};
