import { roleMay } from '@portal/contracts';
import { Link, useQuery, useSignedInUser, useTranslation } from '@portal/platform';
import { Badge, Box, Segmented } from '@portal/ui';
import { contactMessages, inbox, interests, liveChat } from '../navigation/paths.ts';
import { inboxWaiting } from './inbox-waiting.queries.ts';

/** From one place where people write to the next: the queue of all, and the places of their own. */
export const InboxTabs = ({ current }: { current: string }) => {
  const { t } = useTranslation('administration');
  const { role, isChatAgent } = useSignedInUser();
  const { data } = useQuery(inboxWaiting);
  const count = Object.values(data ?? {}).reduce((sum, waiting) => sum + (waiting?.count ?? 0), 0);
  const tabs = [
    { to: inbox, label: t('inbox.title'), isShown: true },
    { to: contactMessages, label: t('messages.title'), isShown: roleMay(role, 'contact-message.manage') },
    { to: interests, label: t('interests.title'), isShown: roleMay(role, 'contact-message.manage') },
    { to: liveChat, label: t('chat.title'), isShown: isChatAgent === 1 && roleMay(role, 'chat.answer') },
  ].filter(({ isShown }) => isShown);
  if (tabs.length < 2) return null;
  return (
    <Box as="nav" aria-label={t('inbox.places')} mb="5">
      <Segmented label={t('inbox.places')}>
        {tabs.map(({ to, label }) => (
          <Link key={to} to={to} {...(to === current && { 'aria-current': 'page' })}>
            {label}
            {to === inbox && count > 0 && (
              <Badge palette="marigold" whiteSpace="nowrap">
                {t('inbox.count', { count })}
              </Badge>
            )}
          </Link>
        ))}
      </Segmented>
    </Box>
  );
};
