import type { Interest } from '@portal/contracts/support/interest';
import { formatDateTime, TextLink, useTranslation } from '@portal/platform';
import { Flag, HStack, MetaText } from '@portal/ui';
import type { DataColumn } from '@portal/ui/table';
import { ListTable, type Sorted } from '../show-list/ListTable.tsx';
import { InterestStatusBadge } from './InterestStatusBadge.tsx';

interface Props {
  rows: readonly Interest[];
  sorted: Sorted;
  /** The address that opens a registration and keeps the filters. */
  addressOf: (id: string) => string;
}

const nameOf = ({ firstName, lastName }: Interest) => `${firstName} ${lastName}`;

export const InterestTable = ({ rows, sorted, addressOf }: Props) => {
  const { t } = useTranslation('administration');
  const columns: DataColumn<Interest>[] = [
    {
      id: 'from',
      header: t('messages.from'),
      cell: (row) => (
        <>
          <HStack gap="2">
            {row.countryCode && <Flag code={row.countryCode} size={20} />}
            <TextLink
              to={addressOf(row.id)}
              preventScrollReset
              quiet
              fontWeight="semibold"
              color="fg"
              overflowWrap="anywhere"
            >
              <bdi>{nameOf(row)}</bdi>
            </TextLink>
          </HStack>
          <MetaText overflowWrap="anywhere">
            <bdi>{row.organisation ?? row.email}</bdi>
          </MetaText>
        </>
      ),
    },
    { id: 'type', header: t('interests.type'), cell: (row) => t(`interests.types.${row.type}`) },
    {
      id: 'status',
      header: t('messages.status'),
      cell: (row) => (
        <>
          <InterestStatusBadge status={row.status} />
          {row.statusBy && (
            <MetaText>
              <bdi>{row.statusBy}</bdi>
            </MetaText>
          )}
        </>
      ),
    },
    {
      id: 'createdAt',
      header: t('interests.received'),
      sorts: 'DESC',
      end: true,
      cell: (row) => formatDateTime(row.createdAt),
    },
  ];
  return (
    <ListTable label={t('interests.title')} columns={columns} rows={rows} rowName={nameOf} sorted={sorted} />
  );
};
