import { ErrorAlert, useQuery, useTranslation } from '@portal/platform';
import { Alert, Box, Button, Loading } from '@portal/ui';
import { useState } from 'react';
import { LoadFailed } from '../workspace-parts/LoadFailed.tsx';
import { AuthenticatorCard } from './authenticator/AuthenticatorCard.tsx';
import { FactorCard, type FactorProps } from './factor-parts/FactorCard.tsx';
import { ownSecurity, useRenewCodes } from './factor-parts/security.queries.ts';
import { NewRecoveryCodes } from './NewRecoveryCodes.tsx';
import { PasskeysCard } from './passkeys/PasskeysCard.tsx';

const FEW = 3;

/** How many codes are left, and the way to new ones. */
const RecoveryCodesCard = ({ security, onCodes }: FactorProps) => {
  const { t } = useTranslation('security');
  const [asking, setAsking] = useState(false);
  const renew = useRenewCodes();
  const left = security.recoveryCodesLeft;
  const make = () =>
    renew.mutate(undefined, {
      onSuccess: ({ data }) => {
        setAsking(false);
        onCodes(data.recoveryCodes);
      },
    });
  return (
    <FactorCard title={t('recovery.title')} text={t('recovery.left', { number: left })}>
      {left < FEW && <Alert mt="4" status="warning" title={t('recovery.few')} />}
      {renew.error !== null && <ErrorAlert mt="4" error={renew.error} />}
      <Box mt="4" display="flex" flexWrap="wrap" gap="3">
        {asking ? (
          <>
            <Button size="sm" loading={renew.isPending} loadingText={t('working')} onClick={make}>
              {t('recovery.renewNow')}
            </Button>
            <Button size="sm" variant="outline" onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
          </>
        ) : (
          <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
            {t('recovery.renew')}
          </Button>
        )}
      </Box>
    </FactorCard>
  );
};

/** Everything that opens the account beside the password. */
export const Security = () => {
  const { t } = useTranslation('security');
  const security = useQuery(ownSecurity);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { data } = security;
  if (security.isPending) return <Loading block />;
  if (data === undefined) return <LoadFailed query={security} />;
  const parts = { security: data, onCodes: setCodes };
  const isProtected = data.totp.isOn || data.passkeys.length > 0;
  return (
    <>
      {data.shouldEnrol && (
        <Alert status="warning" title={t('suggest.title')}>
          {t('suggest.text')}
        </Alert>
      )}
      {codes.length > 0 && <NewRecoveryCodes codes={codes} onDone={() => setCodes([])} />}
      <AuthenticatorCard {...parts} />
      <PasskeysCard {...parts} />
      {isProtected && <RecoveryCodesCard {...parts} />}
    </>
  );
};
