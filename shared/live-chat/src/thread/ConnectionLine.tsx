import { useTranslation } from '@portal/platform';
import { Flex } from '@portal/ui';
import { CloudOff, type LucideIcon, Plug, RefreshCw, Unplug } from 'lucide-react';
import type { Connection } from '../connection/chat-connection.ts';
import { CHAT_NAMESPACE } from '../translations/chat-translations.ts';

const icons: Record<Connection, LucideIcon> = {
  connecting: RefreshCw,
  live: Plug,
  polling: RefreshCw,
  offline: CloudOff,
  ended: Unplug,
};

interface ConnectionLineProps {
  connection: Connection;
  /** Nothing while all is well. */
  quiet?: boolean;
}

/** How messages travel now. */
export const ConnectionLine = ({ connection, quiet }: ConnectionLineProps) => {
  const { t } = useTranslation(CHAT_NAMESPACE);
  const Icon = icons[connection];
  const isWell = connection === 'live' || connection === 'polling';
  return (
    <Flex
      as="span"
      role="status"
      align="center"
      gap="2"
      textStyle="meta"
      color={isWell ? 'fg.muted' : 'fg.error'}
    >
      {!(quiet && isWell) && (
        <>
          <Icon size={16} strokeWidth={2} aria-hidden style={{ flexShrink: 0 }} />
          {t(`connection.${connection}`)}
        </>
      )}
    </Flex>
  );
};
