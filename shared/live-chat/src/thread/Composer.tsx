import { DOCUMENT_MAX_BYTES, IMAGE_MAX_BYTES } from '@portal/contracts/rules/files';
import { chatFileEndings, chatLimits } from '@portal/contracts/support/enums';
import { announce, formatBytes, useTranslation } from '@portal/platform';
import { Box, Button, Field, Flex, IconButton, mediaHook, TextArea } from '@portal/ui';
import { Paperclip, Send } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ChatConnection } from '../connection/chat-connection.ts';
import { CHAT_NAMESPACE } from '../translations/chat-translations.ts';
import { AttachmentRow } from './AttachmentRow.tsx';
import { draftOf, storeDraft } from './stored-draft.ts';
import { useAttachment } from './use-attachment.ts';

interface ComposerProps {
  conversationId: string;
  link: ChatConnection;
  /** At the start of the buttons' line; gets the way to put a text in. */
  extra?: (insert: (text: string) => void) => ReactNode;
}

/** On the keyboard of a phone Enter has no Shift beside it. */
const useTouchKeys = mediaHook('(hover: none)');

/** Where a message is typed and a file attached. Enter sends, Shift and Enter makes a line; a draft outlives the page. */
export const Composer = ({ conversationId, link, extra }: ComposerProps) => {
  const { t } = useTranslation(CHAT_NAMESPACE);
  const ofForms = useTranslation('platform').t;
  const hasTouchKeys = useTouchKeys();
  const [text, setText] = useState(() => draftOf(conversationId));
  const area = useRef<HTMLTextAreaElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const attachment = useAttachment(conversationId, link.side);
  const { file, onItsWay } = attachment;
  const { length } = [...text.trim()];
  // What is pasted stays whole, to be shortened by its author.
  const tooLong = length > chatLimits.text && ofForms('forms.tooLong', { max: chatLimits.text, length });
  // Pressed while the file was on its way: the message goes when it is there.
  const [isWanted, setWanted] = useState(false);
  // It takes the place of a form that had the focus; otherwise the focus is left where it is.
  useEffect(() => {
    if (document.activeElement === document.body) area.current?.focus();
  }, []);
  const change = (next: string) => {
    setText(next);
    storeDraft(conversationId, next);
  };
  const go = () => {
    setWanted(false);
    if (text.trim() === '' && !file) return;
    link.send(conversationId, text.trim(), file);
    change('');
    if (file) attachment.clear();
  };
  const send = () => {
    if (tooLong) announce(tooLong);
    else if (!onItsWay) go();
    else if (onItsWay.problem === undefined) setWanted(true);
    // What is wrong with the file stands above; without a word about it nothing would seem to happen.
    else announce(onItsWay.problem);
  };
  const arrived = useRef(go);
  arrived.current = go;
  useEffect(() => {
    // No reset from a rendering that does not know of it: Enter may have been pressed since.
    if (!isWanted) return;
    if (onItsWay?.problem !== undefined) setWanted(false);
    else if (!onItsWay) arrived.current();
  }, [isWanted, onItsWay]);
  const pick = (files: FileList | null) => {
    const [chosen] = files ?? [];
    if (chosen) attachment.choose(chosen);
  };
  const press = (event: KeyboardEvent) => {
    // An Enter that finishes a composed letter is no Enter.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Box p="4" borderTopWidth="1px" bg="bg.surface">
      <AttachmentRow attachment={attachment} />
      <Field label={t('message')} hint={!hasTouchKeys && t('enterSends')} error={tooLong} hideLabel>
        <TextArea
          ref={area}
          rows={2}
          maxH="9rem"
          enterKeyHint="send"
          dir="auto"
          value={text}
          onChange={({ currentTarget }) => {
            change(currentTarget.value);
            link.typing(conversationId);
          }}
          onKeyDown={press}
          onPaste={(event) => {
            if (event.clipboardData.files.length === 0) return;
            event.preventDefault();
            pick(event.clipboardData.files);
          }}
        />
      </Field>
      <Flex mt="3" gap="3" align="center" wrap="wrap">
        <input
          ref={input}
          type="file"
          hidden
          accept={chatFileEndings.map((ending) => `.${ending}`).join(',')}
          onChange={({ currentTarget }) => {
            pick(currentTarget.files);
            // So that the same file can be chosen again.
            currentTarget.value = '';
            area.current?.focus();
          }}
        />
        <IconButton
          variant="outline"
          aria-label={t('attach.title')}
          title={t('attach.limits', {
            picture: formatBytes(IMAGE_MAX_BYTES),
            pdf: formatBytes(DOCUMENT_MAX_BYTES),
          })}
          onClick={() => input.current?.click()}
        >
          <Paperclip size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
        {extra?.((insert) => {
          change(text === '' ? insert : `${text}\n${insert}`);
          requestAnimationFrame(() => area.current?.focus());
        })}
        <Button ms="auto" loading={isWanted} onClick={send}>
          <Send size={18} strokeWidth={1.75} aria-hidden />
          {t('send')}
        </Button>
      </Flex>
    </Box>
  );
};
