import type { OpenSession } from '@portal/contracts/identity/auth.schemas';
import { formatDateTime, useQuery, useTranslation } from '@portal/platform';
import { Badge, Box, Button, Flex, Loading, Text } from '@portal/ui';
import { Monitor } from 'lucide-react';
import { LoadFailed } from '../workspace-parts/LoadFailed.tsx';
import { useDeviceName } from '../workspace-parts/use-device-name.ts';
import { FactorCard } from './factor-parts/FactorCard.tsx';
import { ownSessions, useEndOthers, useEndSession } from './sessions.queries.ts';

const SessionRow = ({ session }: { session: OpenSession }) => {
  const { t } = useTranslation('security');
  const end = useEndSession(session.id);
  const name = useDeviceName()(session);
  return (
    <Flex
      as="li"
      borderTopWidth="1px"
      py="3"
      wrap="wrap"
      justifyContent="space-between"
      alignItems="center"
      gap="3"
    >
      <Box minW="0">
        <Text fontWeight="650">
          <bdi>{name}</bdi>
        </Text>
        <Text fontSize="sm" color="fg.muted">
          <bdi dir="ltr">{session.ip}</bdi> ·{' '}
          {t('sessions.active', { date: formatDateTime(session.lastActiveAt) })} ·{' '}
          {t('sessions.since', { date: formatDateTime(session.signedInAt) })}
        </Text>
      </Box>
      {session.isCurrent ? (
        <Badge palette="forest" icon={Monitor}>
          {t('sessions.thisOne')}
        </Badge>
      ) : (
        <Button
          variant="outline"
          size="sm"
          loading={end.isPending}
          loadingText={t('working')}
          aria-label={t('sessions.endNamed', { name })}
          onClick={() => end.mutate()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </Flex>
  );
};

/** Where the account is signed in now; each can be ended. */
export const SessionsCard = () => {
  const { t } = useTranslation('security');
  const sessions = useQuery(ownSessions);
  const endOthers = useEndOthers();
  const { data } = sessions;
  return (
    <FactorCard title={t('sessions.title')} text={t('sessions.text')}>
      {sessions.isPending && <Loading block />}
      {sessions.error !== null && data === undefined && <LoadFailed query={sessions} />}
      {data && (
        <Box as="ul" mt="4" listStyleType="none" aria-label={t('sessions.title')}>
          {data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Box>
      )}
      {data && data.length > 1 && (
        <Box mt="3">
          <Button
            variant="outline"
            size="sm"
            loading={endOthers.isPending}
            loadingText={t('working')}
            onClick={() => endOthers.mutate()}
          >
            {t('sessions.endOthers')}
          </Button>
        </Box>
      )}
    </FactorCard>
  );
};
