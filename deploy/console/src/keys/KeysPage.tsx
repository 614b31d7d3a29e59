import type { TrustedKey } from '@portal/release/documents/schemas';
import { Alert, Box, Card, Heading, Loading, Text } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../api/request.ts';
import type { Person } from '../api/types.ts';
import { when } from '../format/times.ts';
import { DenseTable } from '../parts/DenseTable.tsx';
import { Failed } from '../parts/Failed.tsx';
import { PageHead } from '../parts/PageHead.tsx';

type Key = Omit<TrustedKey, 'publicKey'>;

interface Admitted extends Person {
  /** Empty for who may not read it. */
  email?: string;
  /** Until when their token counts. */
  expiresAt?: string;
}

const useKeys = () => useQuery(queryOf<{ keys: Key[]; people: Admitted[] }>('keys'));

const signs: Record<TrustedKey['role'], string> = {
  publisher: 'Builds',
  manager: 'Releases and the pointers of environments',
};

interface TableProps {
  label: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

const Table = ({ label, heads, rows }: TableProps) => (
  <Card overflowX="auto" tabIndex={0} role="region" aria-label={label}>
    <DenseTable heads={heads}>
      {rows.map((cells) => (
        <tr key={cells[0]}>
          {heads.map((head, at) => (
            <Box as="td" key={head} fontFamily={head === 'Key' ? 'mono' : undefined}>
              {cells[at]}
            </Box>
          ))}
        </tr>
      ))}
    </DenseTable>
  </Card>
);

const keyRow = ({ id, role, madeAt }: Key) => [id, signs[role], madeAt ? when(madeAt) : 'Not known'];

const does: Record<Person['role'], string> = {
  manager: 'Changes what is served',
  developer: 'Looks, and runs pnpm dev --against',
  reader: 'Looks',
};

const wayIn = ({ email, expiresAt }: Admitted): string => {
  if (email !== undefined) return email || 'The identity provider';
  if (expiresAt === undefined) return 'Token without an end';
  return `Token ${Date.parse(expiresAt) > Date.now() ? 'until' : 'ended on'} ${expiresAt.slice(0, 10)}`;
};

/** Whose signatures count, and who may sign in. Keys are made and revoked where they lie, by command. */
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
      {keys.data && keys.data.keys.length > 0 && (
        <Table label="Keys" heads={['Key', 'Signs', 'Made']} rows={keys.data.keys.map(keyRow)} />
      )}
      <Text mt="4" fontSize="sm" color="fg.muted">
        New ones are made, and old ones revoked, on the machine where they lie: pnpm release keys.
      </Text>
      {keys.data && (
        <>
          <Heading textStyle="panelTitle" mt="8" mb="3">
            Who may sign in
          </Heading>
          <Table
            label="Who may sign in"
            heads={['Name', 'May', 'Signs in by']}
            rows={keys.data.people.map((person) => [person.name, does[person.role], wayIn(person)])}
          />
          <Text mt="4" fontSize="sm" color="fg.muted">
            People are let in, and access is ended, by command: pnpm release console-token.
          </Text>
        </>
      )}
    </>
  );
}
