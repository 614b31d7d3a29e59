import { BENEFICIARY, REVIEWER, SUPER } from '@portal/contracts';
import { listReviewers } from '@portal/contracts/calls/review/bulk';
import type { UserRow } from '@portal/contracts/identity/users';
import { dataQuery, ErrorAlert, formatNumber, useQuery, useTranslation } from '@portal/platform';
import { ConfirmDialog } from '@portal/ui/overlay';
import { type UserChange, useChangeUser, usersPage } from './users.queries.ts';

const dangerous: readonly string[] = ['disable', 'withdraw', 'endSessions', 'resetFactors'];

interface Props {
  user: UserRow;
  change: UserChange;
  onClose: () => void;
}

const kindOf = ({ status, isChatAgent }: UserRow, change: UserChange) => {
  if (change === 'chatAgent') return isChatAgent === 1 ? 'unmakeAgent' : 'makeAgent';
  if (change !== 'toggle') return change;
  return status === 'DISABLED' ? 'enable' : 'disable';
};

/** What a reviewer who is disabled leaves to somebody else. */
const OpenReviews = ({ id }: Pick<UserRow, 'id'>) => {
  const { t } = useTranslation('administration');
  const { data = [] } = useQuery(dataQuery(['administration', 'reviewers'], listReviewers));
  const open = data.find(({ userId }) => userId === id)?.openAssignments ?? 0;
  return open > 0 && ` ${t('users.disable.openReviews', { open: formatNumber(open) })}`;
};

/** Warns that the Admin who asks will be the only one left. */
const LastAdmin = ({ name }: { name: string }) => {
  const { t } = useTranslation('administration');
  const { data } = useQuery(usersPage(SUPER, { status: ['ACTIVE'] }));
  return data?.total === 2 && <strong> {t('users.disable.lastAdmin', { name })}</strong>;
};

/** Says what the change does before it is done; a refusal stays in the dialog with its reason. */
export const ConfirmChange = ({ user, change, onClose }: Props) => {
  const { t } = useTranslation('administration');
  const changing = useChangeUser();
  const kind = kindOf(user, change);
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <ConfirmDialog
      open
      danger={dangerous.includes(kind)}
      title={t(`users.${kind}.question`, { name })}
      confirmLabel={t(`users.${kind}.verb`)}
      cancelLabel={t('cancel')}
      busy={changing.isPending}
      onCancel={onClose}
      onConfirm={() => changing.mutate({ change, user }, { onSuccess: onClose })}
      form={changing.error && <ErrorAlert error={changing.error} />}
    >
      {t(`users.${kind}.effect`)}
      {kind === 'disable' && user.role !== BENEFICIARY && ` ${t('users.disable.messages')}`}
      {kind === 'disable' && user.role === REVIEWER && <OpenReviews id={user.id} />}
      {kind === 'disable' && user.role === SUPER && <LastAdmin name={name} />}
    </ConfirmDialog>
  );
};
