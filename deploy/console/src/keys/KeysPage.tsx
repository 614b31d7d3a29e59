import type { TrustedKey } from '@portal/release/documents/schemas';
import { Alert, Box, Card, Loading, Text } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { reading } from '../api/request.ts';
import { when } from '../format/times.ts';
import { Failed } from '../parts/Failed.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { TableHead } from '../parts/TableHead.tsx';
import { denseTable } from '../parts/table-css.ts';

type Key = Omit<TrustedKey, 'publicKey'>;

const useKeys = () => useQuery(reading<{ keys: Key[] }>('keys'));

const signs: Record<TrustedKey['role'], string> = {
  publisher: 'Builds',
  manager: 'Releases and the pointers of environments',
};

const Keys = ({ keys }: { keys: readonly Key[] }) => (
  <Card overflowX="auto">
    <Box as="table" css={denseTable}>
      <TableHead heads={['Key', 'Signs', 'Made']} />
      <tbody>
        {keys.map(({ id, role, madeAt }) => (
          <tr key={id}>
            <Box as="td" fontFamily="mono">
              {id}
            </Box>
            <td>{signs[role]}</td>
            <td>{madeAt ? when(madeAt) : 'Not known'}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  </Card>
);

/** Whose signatures count. Keys are made and revoked where they lie, by command. */
export function KeysPage() {
  const keys = useKeys();
  return (
    <>
      <PageHead title="Keys">What is signed with one of these is served, and nothing else.</PageHead>
      {keys.isPending && <Loading block />}
      <Failed what="The keys" query={keys} />
      {keys.data?.keys.length === 0 && (
        <Alert status="warning" title="There are no keys: nothing is signed or checked for it">
          Make them: pnpm release keys make publisher, then manager.
        </Alert>
      )}
      {keys.data && keys.data.keys.length > 0 && <Keys keys={keys.data.keys} />}
      <Text mt="4" fontSize="sm" color="fg.muted">
        New ones are made, and old ones revoked, on the machine where they lie: pnpm release keys.
      </Text>
    </>
  );
}
