import { useTranslation } from '@portal/platform';
import { Separator, Text } from '@portal/ui';
import { useState } from 'react';
import { AuthHead } from '../auth-parts/AuthHead.tsx';
import { CodeForm } from './CodeForm.tsx';
import { maskEmail } from './mask-email.ts';
import { ResendCode } from './ResendCode.tsx';

export interface CodeStepProps {
  mfaToken: string;
  mayTrust: boolean;
  email: string;
  /** The token that goes with a new code. */
  onResent: (mfaToken: string) => void;
}

/** Six digits from the e-mail. */
export const CodeStep = ({ mfaToken, mayTrust, email, onResent }: CodeStepProps) => {
  const { t } = useTranslation('security');
  const [sends, setSends] = useState(0);
  return (
    <>
      <AuthHead title={t('code.title')}>
        {t('code.sent')}{' '}
        <bdi dir="ltr" style={{ fontWeight: 650 }}>
          {maskEmail(email)}
        </bdi>
        . {t('code.once')}
      </AuthHead>
      <CodeForm
        key={sends}
        mfaToken={mfaToken}
        mayTrust={mayTrust}
        label={t('code.label')}
        hint={t('code.paste')}
      />
      <ResendCode
        mfaToken={mfaToken}
        onResent={(next) => {
          // A new code starts with empty cells.
          setSends(sends + 1);
          onResent(next);
        }}
      />
      <Separator my="5" />
      <Text fontSize="15px" color="fg.muted">
        {t('code.noMessage')}
      </Text>
    </>
  );
};
