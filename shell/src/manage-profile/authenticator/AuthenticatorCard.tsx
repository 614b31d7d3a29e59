import { ErrorAlert, formatDate, useTranslation } from '@portal/platform';
import { useState } from 'react';
import { FactorButton, FactorCard, type FactorProps } from '../factor-parts/FactorCard.tsx';
import { PasswordQuestion } from '../factor-parts/PasswordQuestion.tsx';
import { useRemoveTotp, useStartTotp } from '../factor-parts/security.queries.ts';
import { EnrolApp } from './EnrolApp.tsx';

/** The authenticator app: set up with a QR code, switched off with the password. */
export const AuthenticatorCard = ({ security, onCodes }: FactorProps) => {
  const { t } = useTranslation('security');
  const [removing, setRemoving] = useState(false);
  const start = useStartTotp();
  const remove = useRemoveTotp();
  const { isOn, since } = security.totp;
  const seed = start.data?.data;
  return (
    <FactorCard
      title={t('app.title')}
      text={since === null ? t('app.text') : t('app.since', { date: formatDate(since) })}
      state={{ isOn, word: t(isOn ? 'on' : 'off') }}
    >
      {start.error !== null && <ErrorAlert mt="4" error={start.error} />}
      {!isOn && seed === undefined && (
        <FactorButton loading={start.isPending} loadingText={t('working')} onClick={() => start.mutate()}>
          {t('app.setUp')}
        </FactorButton>
      )}
      {!isOn && seed !== undefined && (
        <EnrolApp
          seed={seed}
          onCancel={start.reset}
          onDone={(codes) => {
            start.reset();
            onCodes(codes);
          }}
        />
      )}
      {isOn && !removing && <FactorButton onClick={() => setRemoving(true)}>{t('app.remove')}</FactorButton>}
      {isOn && removing && (
        <PasswordQuestion
          action={t('app.remove')}
          onPassword={remove.mutateAsync}
          onDone={() => setRemoving(false)}
        />
      )}
    </FactorCard>
  );
};
