import { BENEFICIARY, type Language } from '@portal/contracts';
import { currentLanguage, i18n, lazyPart, notify, useUser, withStorage } from '@portal/platform';
import { Box, Button } from '@portal/ui';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/** In the first load of every public page, so these words alone are here. */
const labels: Record<Language, string> = {
  en: 'Chat with us',
  fr: 'Discuter avec nous',
  pt: 'Conversar connosco',
  ar: 'تحدّث معنا',
  es: 'Chatee con nosotros',
  sw: 'Zungumza nasi',
};

/** It calls `onFail` when it did not come, and what it could not load itself. */
const Panel = lazyPart(
  async () => (await import(/* webpackChunkName: "chat-panel" */ './ChatPanel.tsx')).default,
  { onFail: ({ onFail }) => onFail() },
);

const hasStored = (): boolean => Boolean(withStorage(() => sessionStorage.getItem('portal_chat')));

interface ChatButtonProps {
  /** The application that an applicant looks at. */
  applicationId?: string | undefined;
  /** It stays at the end of the page and covers nothing above, such as a form's buttons. */
  atEnd?: boolean;
}

/**
 * Opens the chat of visitors and applicants; on a phone it is its icon alone. At the end of a public page it
 * lies in the room below the last band, so that nothing stays covered. Staff have the agent console instead.
 */
export const ChatButton = ({ applicationId, atEnd = false }: ChatButtonProps) => {
  const user = useUser();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // A panel that failed to arrive is asked for anew.
  const [hasPanel, setPanel] = useState(false);
  const [unread, setUnread] = useState(0);
  // After the page, which was rendered for somebody without a talk.
  useEffect(() => {
    setPanel(hasStored());
  }, []);
  if (user !== null && user.role !== BENEFICIARY) return null;
  const open = () => {
    setPanel(true);
    setOpen(true);
  };
  const fail = () => {
    setPanel(false);
    setOpen(false);
    if (isOpen) notify.error(i18n.t('platform:errors.offline'));
  };
  return (
    <Box
      position={atEnd ? 'static' : 'sticky'}
      bottom="4"
      zIndex="sticky"
      display="flex"
      justifyContent="flex-end"
      px={{ base: '4', md: '6' }}
      py="1"
      mt={atEnd ? '0' : '-14'}
      pointerEvents="none"
      data-print="hide"
      // On a narrow screen it would lie over what is written or chosen in a form.
      css={{
        'main:has(textarea, fieldset) &': { lgDown: { position: 'static', mt: '0' } },
        'main:has([role=radiogroup]) &': { mdDown: { position: 'relative' } },
      }}
    >
      <Button
        ref={button}
        pointerEvents="auto"
        shadow="lg"
        px={{ base: '3.5', sm: '5' }}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? setOpen(false) : open())}
      >
        <MessageCircle size={20} strokeWidth={1.75} aria-hidden />
        <Box as="span" srOnly={{ base: true, sm: false }}>
          {labels[currentLanguage()]}
        </Box>
        {unread > 0 && <span>({unread})</span>}
      </Button>
      {hasPanel && (
        <Panel
          key={user?.id ?? 'visitor'}
          applicationId={applicationId}
          isOpen={isOpen}
          onOpen={() => setOpen(true)}
          onUnread={setUnread}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
          onFail={fail}
        />
      )}
    </Box>
  );
};
