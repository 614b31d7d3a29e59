import type { ApiClient, ApiClientSecret } from '@portal/contracts/identity/api-clients';
import { ErrorAlert, useTranslation } from '@portal/platform';
import { Button } from '@portal/ui';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useState } from 'react';
import { useRevokeClient, useRotateClient } from './clients.queries.ts';

/** Hours that the old secret goes on beside the new one. */
const OVERLAP_HOURS = 24;

interface Props {
  client: ApiClient;
  onRotated: (made: ApiClientSecret) => void;
}

/** A new secret, or the end of the client; each after one more question. */
export const ChangeClient = ({ client, onRotated }: Props) => {
  const { t } = useTranslation('administration');
  const [asked, setAsked] = useState<'rotate' | 'revoke'>();
  const rotate = useRotateClient();
  const revoke = useRevokeClient();
  const { error, isPending } = asked === 'revoke' ? revoke : rotate;
  const close = () => {
    setAsked(undefined);
    // The next question begins without the error of this one.
    rotate.reset();
    revoke.reset();
  };
  const send = () => {
    if (asked === 'revoke') return revoke.mutate(client.id, { onSuccess: close });
    const onSuccess = ({ data }: { data: ApiClientSecret }) => {
      close();
      onRotated(data);
    };
    rotate.mutate({ id: client.id, overlapHours: OVERLAP_HOURS }, { onSuccess });
  };
  return (
    <>
      {(client.state === 'ACTIVE' || client.state === 'SUSPENDED') && (
        <Button size="xs" variant="outline" onClick={() => setAsked('rotate')}>
          {t('clients.rotate.verb')}
        </Button>
      )}
      {client.state !== 'REVOKED' && (
        <Button size="xs" variant="danger" onClick={() => setAsked('revoke')}>
          {t('clients.revoke.verb')}
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          open
          danger={asked === 'revoke'}
          busy={isPending}
          title={t(`clients.${asked}.question`, { name: client.name })}
          confirmLabel={t(`clients.${asked}.verb`)}
          cancelLabel={t('cancel')}
          onConfirm={send}
          onCancel={close}
          form={error && <ErrorAlert error={error} />}
        >
          {asked === 'rotate' && client.state === 'SUSPENDED'
            ? t('clients.suspended')
            : t(`clients.${asked}.effect`, { hours: OVERLAP_HOURS })}
        </ConfirmDialog>
      )}
    </>
  );
};
