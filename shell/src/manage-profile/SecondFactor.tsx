import type { CurrentProfile } from '@portal/contracts/identity/profile';
import { useTranslation } from '@portal/platform';
import { Text } from '@portal/ui';
import { useState } from 'react';
import { FactorButton, FactorCard } from './factor-parts/FactorCard.tsx';
import { PasswordQuestion } from './factor-parts/PasswordQuestion.tsx';
import { useSecondFactor } from './profile.queries.ts';

/** Whether signing in has a second step: a must for staff, a choice for everyone else. */
export const SecondFactor = ({ profile: { mfaEnabled, mfaMandatory } }: { profile: CurrentProfile }) => {
  const { t } = useTranslation('security');
  const [asking, setAsking] = useState(false);
  const change = useSecondFactor();
  const action = t(mfaEnabled ? 'secondFactor.off' : 'secondFactor.on');
  return (
    <FactorCard
      title={t('secondFactor.title')}
      text={t(mfaMandatory ? 'secondFactor.must' : 'secondFactor.text')}
      state={{ isOn: mfaEnabled, word: t(mfaEnabled ? 'secondFactor.isOn' : 'secondFactor.isOff') }}
    >
      {!mfaMandatory && !asking && <FactorButton onClick={() => setAsking(true)}>{action}</FactorButton>}
      {asking && (
        <>
          {mfaEnabled && <Text mt="4">{t('secondFactor.offWarning')}</Text>}
          <PasswordQuestion
            action={action}
            onPassword={(currentPassword) => change.mutateAsync({ enabled: !mfaEnabled, currentPassword })}
            onDone={() => setAsking(false)}
          />
        </>
      )}
    </FactorCard>
  );
};
