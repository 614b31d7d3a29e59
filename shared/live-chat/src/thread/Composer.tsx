import { chatLimits } from '@portal/contracts/chat/enums';
import { useTranslation } from '@portal/platform';
import { Box, Button, Field, Flex, TextArea } from '@portal/ui';
import { Send } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { forget, keep, recall } from '../connection/kept.ts';
import { CHAT_WORDS } from '../words.ts';

const draftName = (id: string) => `portal_chat_draft:${id}`;

const draftOf = (id: string): string => {
  const kept = recall(draftName(id));
  return typeof kept === 'string' ? kept : '';
};

interface ComposerProps {
  conversationId: string;
  onSend: (text: string) => void;
  onTyping: () => void;
  /** At the start of the buttons' line; gets the way to put a text in. */
  extra?: (insert: (text: string) => void) => ReactNode;
}

/** Where a message is typed. Enter sends, Shift and Enter makes a line; a draft outlives the page. */
export const Composer = ({ conversationId, onSend, onTyping, extra }: ComposerProps) => {
  const { t } = useTranslation(CHAT_WORDS);
  const [text, setText] = useState(() => draftOf(conversationId));
  const area = useRef<HTMLTextAreaElement>(null);
  // It takes the place of a form that had the focus; otherwise the focus is left where it is.
  useEffect(() => {
    if (document.activeElement === document.body) area.current?.focus();
  }, []);
  const change = (next: string) => {
    setText(next);
    if (next === '') forget(draftName(conversationId));
    else keep(draftName(conversationId), next);
  };
  const send = () => {
    if (text.trim() === '') return;
    onSend(text.trim());
    change('');
  };
  const press = (event: KeyboardEvent) => {
    // An Enter that finishes a composed letter is no Enter.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Box p="4" borderTopWidth="1px" bg="bg.surface">
      <Field label={t('message')} hint={t('enterSends')} hideLabel>
        <TextArea
          ref={area}
          rows={2}
          maxLength={chatLimits.text}
          dir="auto"
          value={text}
          onChange={({ currentTarget }) => {
            change(currentTarget.value);
            onTyping();
          }}
          onKeyDown={press}
        />
      </Field>
      <Flex mt="3" gap="3" align="center" wrap="wrap">
        {extra?.((insert) => change(text === '' ? insert : `${text}\n${insert}`))}
        <Button ms="auto" onClick={send}>
          <Send size={18} strokeWidth={1.75} aria-hidden />
          {t('send')}
        </Button>
      </Flex>
    </Box>
  );
};
