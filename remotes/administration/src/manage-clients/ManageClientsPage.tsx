import type { ApiClient, ApiClientSecret } from '@portal/contracts/identity/api-clients';
import { formatDate, formatDateTime, Link, Page, useQuery, useTranslation } from '@portal/platform';
import { Badge, Button, FailedArea, Flex, Skeleton, Text, Link as UiLink, WorkContainer } from '@portal/ui';
import { PageHead, Table, Tbody, Td, Th, Thead, Tr } from '@portal/ui/overlay';
import { ArrowLeft, CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { userManagement } from '../navigation/paths.ts';
import { AddClientDialog } from './AddClientDialog.tsx';
import { ChangeClient } from './ChangeClient.tsx';
import { apiClients } from './clients.queries.ts';
import { SecretOnce } from './SecretOnce.tsx';

interface RowProps {
  client: ApiClient;
  onRotated: (made: ApiClientSecret) => void;
}

const ClientRow = ({ client, onRotated }: RowProps) => {
  const { t } = useTranslation('administration');
  const { id, name, scopes, state, expiresAt, lastUsedAt, oldSecretUntil, createdBy } = client;
  const isActive = state === 'ACTIVE';
  return (
    <Tr verticalAlign="top">
      <Td data-label={t('clients.name')} h="auto" py="3">
        <Text fontWeight="semibold">
          <bdi>{name}</bdi>
        </Text>
        <Text textStyle="meta" color="fg.muted" overflowWrap="anywhere">
          <bdi dir="ltr">{id}</bdi>
        </Text>
        <Text textStyle="meta" color="fg.muted">
          {t('clients.madeBy', { name: createdBy })}
        </Text>
      </Td>
      <Td data-label={t('clients.scopes')} h="auto" py="3">
        {scopes.map((scope) => (
          <Text key={scope}>{t(`clients.scope.${scope.replace(':', '-')}`)}</Text>
        ))}
      </Td>
      <Td data-label={t('clients.state.title')} h="auto" py="3">
        <Badge palette={isActive ? 'forest' : 'ash'} icon={isActive ? CircleCheck : CircleX}>
          {t(`clients.state.${state}`)}
        </Badge>
        <Text textStyle="meta" color="fg.muted" mt="1">
          {expiresAt ? t('clients.until', { date: formatDate(expiresAt) }) : t('clients.withoutEnd')}
        </Text>
        {oldSecretUntil && (
          <Text textStyle="meta" color="fg.muted">
            {t('clients.oldSecretUntil', { at: formatDateTime(oldSecretUntil) })}
          </Text>
        )}
      </Td>
      <Td data-label={t('clients.lastUsed')} h="auto" py="3">
        {lastUsedAt ? formatDateTime(lastUsedAt) : t('clients.neverUsed')}
      </Td>
      <Td h="auto" py="3">
        <Flex gap="2" wrap="wrap">
          <ChangeClient client={client} onRotated={onRotated} />
        </Flex>
      </Td>
    </Tr>
  );
};

/** `/workspace/user-management/clients`: other systems that may read, and their secrets. */
export const Component = () => {
  const { t } = useTranslation('administration');
  const { data: clients, isError, isFetching, refetch } = useQuery(apiClients);
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<ApiClientSecret>();
  return (
    <Page title={t('clients.title')}>
      <WorkContainer>
        <UiLink asChild quiet display="inline-flex" alignItems="center" gap="2" mb="4" fontSize="sm">
          <Link to={userManagement}>
            <ArrowLeft size={16} aria-hidden />
            {t('users.title')}
          </Link>
        </UiLink>
        <PageHead title={t('clients.title')} lead={t('clients.lead')}>
          <Button onClick={() => setAdding(true)}>{t('clients.add')}</Button>
        </PageHead>
        {isError && (
          <FailedArea
            title={t('failed', { name: t('clients.title') })}
            retryLabel={t('retry')}
            retrying={isFetching}
            onRetry={() => refetch()}
          />
        )}
        {!clients && !isError && <Skeleton h="12rem" />}
        {clients?.length === 0 && <Text color="fg.muted">{t('clients.none')}</Text>}
        {clients && clients.length > 0 && (
          <Table aria-label={t('clients.title')}>
            <Thead>
              <Tr>
                <Th>{t('clients.name')}</Th>
                <Th>{t('clients.scopes')}</Th>
                <Th>{t('clients.state.title')}</Th>
                <Th>{t('clients.lastUsed')}</Th>
                <Th aria-label={t('clients.actions')} />
              </Tr>
            </Thead>
            <Tbody>
              {clients.map((client) => (
                <ClientRow key={client.id} client={client} onRotated={setMade} />
              ))}
            </Tbody>
          </Table>
        )}
        {isAdding && (
          <AddClientDialog
            onClose={() => setAdding(false)}
            onMade={(secret) => {
              setAdding(false);
              setMade(secret);
            }}
          />
        )}
        {made && <SecretOnce made={made} onClose={() => setMade(undefined)} />}
      </WorkContainer>
    </Page>
  );
};
