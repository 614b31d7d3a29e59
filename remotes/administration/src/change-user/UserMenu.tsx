import { REVIEWER, SUPER } from '@portal/contracts';
import { wasNeverTakenUp } from '@portal/contracts/identity/enums';
import type { UserRow } from '@portal/contracts/identity/users';
import { Link, useSignedInUser, useTranslation } from '@portal/platform';
import { IconButton } from '@portal/ui';
import { Menu, type MenuEntry } from '@portal/ui/overlay';
import {
  Ban,
  CircleCheck,
  EllipsisVertical,
  type LucideIcon,
  Mail,
  MailX,
  MessageSquare,
  ScrollText,
} from 'lucide-react';
import { logOfRecord } from '../navigation/paths.ts';
import type { UserChange } from './users.queries.ts';

/** What the Admin can do with one account. Nobody can disable themselves. */
export const UserMenu = ({ user, onAsk }: { user: UserRow; onAsk: (change: UserChange) => void }) => {
  const { t } = useTranslation('administration');
  const own = useSignedInUser().id === user.id;
  const isUntaken = wasNeverTakenUp(user);
  const isOff = user.status === 'DISABLED';
  const mayChat = user.role === REVIEWER || user.role === SUPER;
  const entry = (
    value: string,
    isShown: boolean,
    label: string,
    Icon: LucideIcon,
    more: Partial<MenuEntry> = {},
  ) => (isShown ? [{ value, label, icon: <Icon size={18} strokeWidth={1.75} aria-hidden />, ...more }] : []);
  const maySwitch = !own && ((isOff && !isUntaken) || user.status === 'ACTIVE');
  const switched = t(isOff ? 'users.enable.verb' : 'users.disable.verb');
  const agent = t(user.isChatAgent === 1 ? 'users.unmakeAgent.verb' : 'users.makeAgent.verb');
  const isInvited = isUntaken && user.status === 'PENDING';
  const log = { link: <Link to={logOfRecord('user', user.id)} /> };
  const entries: MenuEntry[] = [
    ...entry('toggle', maySwitch, switched, isOff ? CircleCheck : Ban, { danger: !isOff }),
    ...entry('chatAgent', mayChat, agent, MessageSquare),
    ...entry('invite', isUntaken, t('users.invite.verb'), Mail),
    ...entry('withdraw', isInvited, t('users.withdraw.verb'), MailX, { danger: true }),
    ...entry('log', true, t('log.ofRecord'), ScrollText, log),
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
      items={entries}
    />
  );
};
