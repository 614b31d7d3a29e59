import { useTranslation } from '@portal/platform';
import { Alert, Box, Button } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { CHAT_NAMESPACE } from '../translations/chat-translations.ts';

/** In the form's place once the message is kept: takes the focus, so that it is read out. */
export const MessageReceived = ({ number, onAgain }: { number: string; onAgain: () => void }) => {
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
