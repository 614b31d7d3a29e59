import { useTranslation } from '@portal/platform';
import { AuthHead } from '../auth-parts/AuthHead.tsx';
import { CodeForm } from './CodeForm.tsx';

/** Six digits from the authenticator app. */
export const AppCodeStep = (step: { mfaToken: string; mayTrust: boolean }) => {
  const { t } = useTranslation('security');
  return (
    <>
      <AuthHead title={t('app.signInTitle')}>{t('app.signInText')}</AuthHead>
      <CodeForm {...step} label={t('app.code')} hint={t('app.codeHint')} />
    </>
  );
};
