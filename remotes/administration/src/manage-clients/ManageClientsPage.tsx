import type { ApiClient, ApiClientSecret } from '@portal/contracts/identity/api-clients';
import { formatDate, formatDateTime, useQuery, useTranslation, WorkPage } from '@portal/platform';
import { Badge, Box, Button, DescriptionList, Empty, Flex, MetaText, Stack, Text } from '@portal/ui';
import { Dialog, PageHead } from '@portal/ui/overlay';
import type { DataColumn } from '@portal/ui/table';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { BackLink } from '../navigation/BackLink.tsx';
import { userManagement } from '../navigation/paths.ts';
import { ListTable } from '../show-list/ListTable.tsx';
import { Loaded } from '../show-panel/Loaded.tsx';
import { AddClientDialog } from './AddClientDialog.tsx';
import { ChangeClient } from './ChangeClient.tsx';
import { apiClients } from './clients.queries.ts';

/** The one time that a secret is shown. */
const SecretOnce = ({ made, onClose }: { made: ApiClientSecret; onClose: () => void }) => {
  const { t } = useTranslation('administration');
  return (
    <Dialog open onClose={onClose} title={t('clients.secret.title')} description={t('clients.secret.lead')}>
      <Stack gap="5">
        <DescriptionList
          columns={1}
          items={[
            { label: t('clients.id'), value: <bdi dir="ltr">{made.client.id}</bdi> },
            {
              label: t('clients.secret.label'),
              value: (
                <Box as="code" dir="ltr" overflowWrap="anywhere" userSelect="all">
                  {made.secret}
                </Box>
              ),
            },
          ]}
        />
        <Text color="fg.muted">{t('clients.secret.use')}</Text>
        <Button onClick={onClose}>{t('clients.secret.done')}</Button>
      </Stack>
    </Dialog>
  );
};

interface TableProps {
  clients: readonly ApiClient[];
  onRotated: (made: ApiClientSecret) => void;
}

const ClientTable = ({ clients, onRotated }: TableProps) => {
  const { t } = useTranslation('administration');
  const columns: DataColumn<ApiClient>[] = [
    {
      id: 'name',
      header: t('clients.name'),
      cell: ({ id, name, createdBy }) => (
        <>
          <Text fontWeight="semibold">
            <bdi>{name}</bdi>
          </Text>
          <MetaText overflowWrap="anywhere">
            <bdi dir="ltr">{id}</bdi>
          </MetaText>
          <MetaText>{t('clients.madeBy', { name: createdBy })}</MetaText>
        </>
      ),
    },
    {
      id: 'scopes',
      header: t('clients.scopes'),
      cell: ({ scopes }) =>
        scopes.map((scope) => <Text key={scope}>{t(`clients.scope.${scope.replace(':', '-')}`)}</Text>),
    },
    {
      id: 'state',
      header: t('clients.state.title'),
      cell: ({ state, expiresAt, oldSecretUntil }) => (
        <>
          <Badge
            palette={state === 'ACTIVE' ? 'forest' : 'ash'}
            icon={state === 'ACTIVE' ? CircleCheck : CircleX}
          >
            {t(`clients.state.${state}`)}
          </Badge>
          {state === 'SUSPENDED' && <Text mt="1">{t('clients.suspended')}</Text>}
          <MetaText mt="1">
            {expiresAt ? t('clients.until', { date: formatDate(expiresAt) }) : t('clients.withoutEnd')}
          </MetaText>
          {oldSecretUntil && (
            <MetaText>{t('clients.oldSecretUntil', { at: formatDateTime(oldSecretUntil) })}</MetaText>
          )}
        </>
      ),
    },
    {
      id: 'lastUsed',
      header: t('clients.lastUsed'),
      cell: ({ lastUsedAt }) => (lastUsedAt ? formatDateTime(lastUsedAt) : t('clients.neverUsed')),
    },
    {
      id: 'actions',
      header: t('clients.actions'),
      hideHeader: true,
      cell: (client) => (
        <Flex gap="2" wrap="wrap">
          <ChangeClient client={client} onRotated={onRotated} />
        </Flex>
      ),
    },
  ];
  return (
    <ListTable label={t('clients.title')} columns={columns} rows={clients} rowName={({ name }) => name} />
  );
};

/** `/workspace/user-management/clients`: other systems that may read, and their secrets. */
export const Component = () => {
  const { t } = useTranslation('administration');
  const query = useQuery(apiClients);
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<ApiClientSecret>();
  return (
    <WorkPage title={t('clients.title')}>
      <BackLink to={userManagement}>{t('users.title')}</BackLink>
      <PageHead title={t('clients.title')} lead={t('clients.lead')}>
        <Button onClick={() => setAdding(true)}>{t('clients.add')}</Button>
      </PageHead>
      <Loaded query={query} name={t('clients.title')} waitingH="12rem">
        {(clients) =>
          clients.length === 0 ? (
            <Empty title={t('clients.none')} />
          ) : (
            <ClientTable clients={clients} onRotated={setMade} />
          )
        }
      </Loaded>
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
    </WorkPage>
  );
};
