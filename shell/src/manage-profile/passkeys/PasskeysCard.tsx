import type { SecurityState } from '@portal/contracts/identity/second-factor';
import { useTranslation } from '@portal/platform';
import { Alert, Box, Button } from '@portal/ui';
import { useState } from 'react';
import { hasPasskeys } from '../../passkey/passkey-problem.ts';
import { FactorCard } from '../factor-parts/FactorCard.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';

interface PasskeysCardProps {
  security: SecurityState;
  onCodes: (codes: readonly string[]) => void;
}

/** The passkeys of the account, and the way to another one. */
export const PasskeysCard = ({ security: { passkeys }, onCodes }: PasskeysCardProps) => {
  const { t } = useTranslation('security');
  const [adding, setAdding] = useState(false);
  const isSupported = hasPasskeys();
  const isOn = passkeys.length > 0;
  return (
    <FactorCard
      title={t('passkey.title')}
      text={t('passkey.text')}
      state={{ isOn, word: isOn ? t('passkey.number', { number: passkeys.length }) : t('off') }}
    >
      {isOn && (
        <Box as="ul" mt="4" listStyleType="none" aria-label={t('passkey.title')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </Box>
      )}
      {!isSupported && (
        <Box mt="4">
          <Alert title={t('passkey.unsupported')} />
        </Box>
      )}
      {isSupported && !adding && (
        <Box mt="4">
          <Button variant="outline" size="sm" onClick={() => setAdding(true)}>
            {t('passkey.add')}
          </Button>
        </Box>
      )}
      {adding && (
        <AddPasskey
          onCancel={() => setAdding(false)}
          onDone={(codes) => {
            setAdding(false);
            onCodes(codes);
          }}
        />
      )}
    </FactorCard>
  );
};
