import { useQuery, useTranslation } from '@portal/platform';
import { Alert, Loading } from '@portal/ui';
import { useState } from 'react';
import { LoadFailed } from '../workspace-parts/LoadFailed.tsx';
import { AuthenticatorCard } from './authenticator/AuthenticatorCard.tsx';
import { ownSecurity } from './factor-parts/security.queries.ts';
import { NewRecoveryCodes } from './NewRecoveryCodes.tsx';
import { PasskeysCard } from './passkeys/PasskeysCard.tsx';
import { RecoveryCodesCard } from './RecoveryCodesCard.tsx';

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
