import { REVIEWER, SUPER } from '@portal/contracts';
import { wasNeverTakenUp } from '@portal/contracts/identity/enums';
import type { UserRow } from '@portal/contracts/identity/users';
import { Link, useSignedInUser, useTranslation } from '@portal/platform';
import { IconButton } from '@portal/ui';
import { Menu, type MenuEntry } from '@portal/ui/overlay';
import { Ban, CircleCheck, EllipsisVertical, Mail, MailX, MessageSquare, ScrollText } from 'lucide-react';
import { logOfRecord } from '../navigation/paths.ts';
import type { UserChange } from './users.queries.ts';

const size = { size: 18, strokeWidth: 1.75, 'aria-hidden': true };

/** What the Admin can do with one account. Nobody can disable themselves. */
export const UserMenu = ({ user, onAsk }: { user: UserRow; onAsk: (change: UserChange) => void }) => {
  const { t } = useTranslation('administration');
  const own = useSignedInUser().id === user.id;
  const isUntaken = wasNeverTakenUp(user);
  const isOff = user.status === 'DISABLED';
  const mayChat = user.role === REVIEWER || user.role === SUPER;
  const entries: (MenuEntry & { isShown: boolean })[] = [
    {
      value: 'toggle',
      isShown: !own && ((isOff && !isUntaken) || user.status === 'ACTIVE'),
      label: t(isOff ? 'users.enable.verb' : 'users.disable.verb'),
      icon: isOff ? <CircleCheck {...size} /> : <Ban {...size} />,
      danger: !isOff,
    },
    {
      value: 'chatAgent',
      isShown: mayChat,
      label: t(user.isChatAgent === 1 ? 'users.unmakeAgent.verb' : 'users.makeAgent.verb'),
      icon: <MessageSquare {...size} />,
    },
    {
      value: 'invite',
      isShown: isUntaken,
      label: t('users.invite.verb'),
      icon: <Mail {...size} />,
    },
    {
      value: 'withdraw',
      isShown: isUntaken && user.status === 'PENDING',
      label: t('users.withdraw.verb'),
      icon: <MailX {...size} />,
      danger: true,
    },
    {
      value: 'log',
      isShown: true,
      label: t('log.ofRecord'),
      icon: <ScrollText {...size} />,
      link: <Link to={logOfRecord('user', user.id)} />,
    },
  ];
  return (
    <Menu
      trigger={
        <IconButton
          ms={{ base: '-2.5', md: '0' }}
          aria-label={t('users.actions', { name: `${user.firstName} ${user.lastName}` })}
        >
          <EllipsisVertical size={20} aria-hidden />
        </IconButton>
      }
      onSelect={(value) => value !== 'log' && onAsk(value as UserChange)}
      items={entries.flatMap(({ isShown, ...entry }) => (isShown ? [entry] : []))}
    />
  );
};
