import type { SecurityState } from '@portal/contracts/identity/second-factor';
import { ErrorAlert, useTranslation } from '@portal/platform';
import { Alert, Box, Button } from '@portal/ui';
import { useState } from 'react';
import { FactorCard } from './factor-parts/FactorCard.tsx';
import { useRenewCodes } from './factor-parts/security.queries.ts';

interface RecoveryCodesCardProps {
  security: SecurityState;
  onCodes: (codes: readonly string[]) => void;
}

const FEW = 3;

/** How many codes are left, and the way to new ones. */
export const RecoveryCodesCard = ({ security, onCodes }: RecoveryCodesCardProps) => {
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
      {left < FEW && (
        <Box mt="4">
          <Alert status="warning" title={t('recovery.few')} />
        </Box>
      )}
      {renew.error !== null && (
        <Box mt="4">
          <ErrorAlert error={renew.error} />
        </Box>
      )}
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
