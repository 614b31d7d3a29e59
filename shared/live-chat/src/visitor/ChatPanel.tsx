import { useTranslation } from '@portal/platform';
import { Box, Flex, Heading, IconButton, Loading } from '@portal/ui';
import { X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { CHAT_NAMESPACE, loadChatTranslations } from '../translations/chat-translations.ts';
import { ChatFailed } from './ChatFailed.tsx';
import { NewConversation } from './NewConversation.tsx';
import { OpenConversation } from './OpenConversation.tsx';
import { storeConversation, storedConversation } from './stored-conversation.ts';
import { useVisitorChat, type VisitorChat } from './use-visitor-chat.ts';

interface ChatPanelProps {
  applicationId: string | undefined;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onUnread: (count: number) => void;
  onFail: () => void;
}

const phone = '(max-width: 767px)';

/** The browser's own dialog: over everything on a phone, beside the page from 768 px. */
const useDialog = (isOpen: boolean) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const box = dialog.current;
    if (!box || box.open === isOpen) return;
    if (!isOpen) box.close();
    else if (matchMedia(phone).matches) box.showModal();
    else box.show();
  }, [isOpen]);
  return dialog;
};

const Content = ({ applicationId, isOpen, onOpen, onClose, onUnread }: ChatPanelProps) => {
  const { t } = useTranslation(CHAT_NAMESPACE);
  // Read before anything below writes it.
  const [wasOpen] = useState(() => storedConversation()?.isOpen === true);
  const title = useId();
  const dialog = useDialog(isOpen);
  const [unread, setUnread] = useState(0);
  const inSight = useRef(isOpen);
  const opensAgain = useRef(wasOpen);
  const chat = useVisitorChat(() => setUnread((count) => (inSight.current ? 0 : count + 1)));
  useEffect(() => onUnread(unread), [onUnread, unread]);
  // What was open when the page was loaded again, once.
  useEffect(() => {
    if (!opensAgain.current) return;
    opensAgain.current = false;
    onOpen();
  }, [onOpen]);
  useEffect(() => {
    inSight.current = isOpen;
    if (isOpen) setUnread(0);
    const stored = storedConversation();
    if (stored) storeConversation({ ...stored, isOpen });
  }, [isOpen]);
  return (
    <Box
      asChild
      pointerEvents="auto"
      position="fixed"
      zIndex="sticky"
      inset={{ base: '0', md: 'auto' }}
      bottom={{ md: '22' }}
      insetInlineEnd={{ md: '6' }}
      m="0"
      p="0"
      w={{ base: '100vw', md: '400px' }}
      maxW="100vw"
      h={{ base: '100dvh', md: 'min(640px, 100vh - 120px)' }}
      maxH="100dvh"
      bg="bg.surface"
      color="fg"
      borderWidth={{ base: '0', md: '1px' }}
      borderRadius={{ base: '0', md: 'lg' }}
      shadow="lg"
      // Large letters, or a phone on its side, leave too little for all of it.
      overflowY="auto"
      css={{ '&:not([open])': { display: 'none' }, '&[open]': { display: 'flex', flexDirection: 'column' } }}
    >
      <dialog
        ref={dialog}
        aria-labelledby={title}
        onCancel={(event) => {
          event.preventDefault();
          onClose();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      >
        <Flex align="center" justify="space-between" gap="3" ps="5" pe="3" py="3" borderBottomWidth="1px">
          <Heading id={title} textStyle="panelTitle">
            {t('title')}
          </Heading>
          <IconButton aria-label={t('close')} onClick={onClose}>
            <X size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Flex>
        {isOpen && <Inside chat={chat} applicationId={applicationId} />}
      </dialog>
    </Box>
  );
};

const Inside = ({ chat, applicationId }: Pick<ChatPanelProps, 'applicationId'> & { chat: VisitorChat }) => {
  if (chat.error !== undefined) return <ChatFailed onRetry={chat.look} />;
  if (chat.talk === undefined) return <Loading block />;
  if (chat.talk !== null) return <OpenConversation chat={chat} {...chat.talk} />;
  return <NewConversation applicationId={applicationId} onBegun={chat.join} />;
};

/** The chat's panel. Its words come with it. */
export default function ChatPanel(props: ChatPanelProps) {
  const [hasTexts, setHasTexts] = useState(false);
  const { onFail } = props;
  useEffect(() => {
    loadChatTranslations().then(() => setHasTexts(true), onFail);
  }, [onFail]);
  return hasTexts ? <Content {...props} /> : null;
}
