import { useTranslation } from '@portal/platform';
import { Separator, Text } from '@portal/ui';
import { AuthHead } from '../auth-parts/AuthHead.tsx';
import { CodeForm } from './CodeForm.tsx';
import { ResendCode, type ResendCodeProps } from './ResendCode.tsx';

/** o.adeyemi@example.org → o•••••@example.org */
const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? email : `${email.slice(0, 1)}•••••${email.slice(at)}`;
};

interface CodeStepProps extends ResendCodeProps {
  mayTrust: boolean;
  email: string;
}

/** Six digits from the e-mail. */
export const CodeStep = ({ mfaToken, mayTrust, email, ...resend }: CodeStepProps) => {
  const { t } = useTranslation('security');
  return (
    <>
      <AuthHead title={t('code.title')}>
        {t('code.sent')}{' '}
        <Text as="bdi" dir="ltr" color="fg" fontWeight="bold">
          {maskEmail(email)}
        </Text>
        . {t('code.once')}
      </AuthHead>
      <CodeForm
        // A new code starts with empty cells.
        key={resend.resendAt}
        mfaToken={mfaToken}
        onOver={resend.onOver}
        mayTrust={mayTrust}
        label={t('code.label')}
        hint={t('code.paste')}
      />
      <ResendCode mfaToken={mfaToken} {...resend} />
      <Separator my="5" />
      <Text fontSize="sm" color="fg.muted">
        {t('code.noMessage')}
      </Text>
    </>
  );
};
