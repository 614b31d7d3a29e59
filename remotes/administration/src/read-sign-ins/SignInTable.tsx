import type { LoginHistoryRow } from '@portal/contracts/identity/profile';
import { formatDateTime, TextLink, useTranslation } from '@portal/platform';
import { loginOutcomeLook } from '@portal/platform/sign-ins';
import { Badge, MetaText } from '@portal/ui';
import type { DataColumn } from '@portal/ui/table';
import { userPage } from '../navigation/paths.ts';
import { EmailAddress } from '../show-list/EmailAddress.tsx';
import { ListTable, type Sorted } from '../show-list/ListTable.tsx';

interface Props {
  rows: readonly LoginHistoryRow[];
  sorted: Sorted;
  /** Names the person of each row. */
  ofEveryone: boolean;
}

/** Attempts to sign in, with what happened, on which device and from where. */
export const SignInTable = ({ rows, sorted, ofEveryone }: Props) => {
  const { t } = useTranslation('administration');
  const person: DataColumn<LoginHistoryRow> = {
    id: 'person',
    header: t('users.person'),
    cell: (row) => (
      <>
        <TextLink to={userPage(row.userId)} overflowWrap="anywhere">
          {row.userName}
        </TextLink>
        <MetaText overflowWrap="anywhere">
          <EmailAddress>{row.email}</EmailAddress>
        </MetaText>
      </>
    ),
  };
  const columns: DataColumn<LoginHistoryRow>[] = [
    { id: 'at', header: t('signIns.at'), sorts: 'DESC', cell: (row) => formatDateTime(row.at) },
    ...(ofEveryone ? [person] : []),
    {
      id: 'outcome',
      header: t('signIns.outcome'),
      cell: ({ outcome }) => <Badge {...loginOutcomeLook[outcome]}>{t(`signIns.outcomes.${outcome}`)}</Badge>,
    },
    {
      id: 'device',
      header: t('signIns.device'),
      cell: ({ browser, os, isNewDevice }) => (
        <>
          {[browser, os].filter((part) => part !== '' && part !== 'Unknown').join(t('separator')) ||
            t('signIns.unknown')}
          {isNewDevice && <MetaText>{t('signIns.newDevice')}</MetaText>}
        </>
      ),
    },
    { id: 'place', header: t('signIns.place'), cell: ({ ip }) => <bdi dir="ltr">{ip}</bdi> },
  ];
  return (
    <ListTable
      label={t('signIns.title')}
      columns={columns}
      rows={rows}
      rowName={({ userName }) => userName}
      sorted={sorted}
    />
  );
};
