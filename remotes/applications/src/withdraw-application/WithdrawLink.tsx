import type { MyApplication, OwnerApplication } from '@portal/contracts/applications/application.schemas';
import { transitionFor } from '@portal/contracts/applications/status-machine';
import { lazyPart, useTranslation } from '@portal/platform';
import { Button, HintText, Link } from '@portal/ui';
import { useState } from 'react';

const TryAgain = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('applications');
  return (
    <Link as="button" type="button" onClick={onRetry}>
      {t('retry')}
    </Link>
  );
};

/** Forms are no part of a list's first load. */
const WithdrawDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "withdraw" */ './WithdrawDialog.tsx')).WithdrawDialog,
  { failed: (retry) => <TryAgain onRetry={retry} /> },
);

interface WithdrawLinkProps {
  application: Pick<OwnerApplication | MyApplication, 'id' | 'status' | 'rowVersion' | 'role'>;
  as?: 'link' | 'button';
}

/** Asks once more, takes a reason, and withdraws. Not there where it is no longer possible; on hold it says so. */
export const WithdrawLink = ({ application, as = 'link' }: WithdrawLinkProps) => {
  const { t } = useTranslation('applications');
  const { id, status, rowVersion, role } = application;
  const [isOpen, setOpen] = useState(false);
  // In a list, which shows the link, there is no room for it.
  if (role === 'OWNER' && status === 'ON_HOLD' && as === 'button')
    return <HintText>{t('withdraw.held')}</HintText>;
  if (role !== 'OWNER' || status === 'DRAFT' || transitionFor('WITHDRAW', status, 'OWNER') === undefined)
    return null;
  const open = () => setOpen(true);
  return (
    <>
      {as === 'button' ? (
        <Button variant="danger" size="sm" onClick={open}>
          {t('withdraw.action')}
        </Button>
      ) : (
        <Link as="button" type="button" tone="danger" onClick={open}>
          {t('withdraw.action')}
        </Link>
      )}
      {isOpen && <WithdrawDialog id={id} rowVersion={rowVersion} onClose={() => setOpen(false)} />}
    </>
  );
};
