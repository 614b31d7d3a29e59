import type { InboxKind } from '@portal/contracts/support/enums';
import { useTranslation } from '@portal/platform';
import { Flex } from '@portal/ui';
import { FileText, type LucideIcon, Mail, MessageSquare } from 'lucide-react';

const icons: Record<InboxKind, LucideIcon> = { CONTACT: Mail, APPLICATION: FileText, CHAT: MessageSquare };

/** By which way somebody wrote. */
export const KindName = ({ kind }: { kind: InboxKind }) => {
  const { t } = useTranslation('administration');
  const Icon = icons[kind];
  return (
    <Flex as="span" display="inline-flex" align="center" gap="1.5">
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {t(`inbox.kinds.${kind}`)}
    </Flex>
  );
};
