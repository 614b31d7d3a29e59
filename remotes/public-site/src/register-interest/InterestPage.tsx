import { Page, useLocation, useNavigate, useTranslation } from '@portal/platform';
import { Box, PageContainer } from '@portal/ui';
import { useEffect, useState } from 'react';
import { PageHead } from '../content-page/PageHead.tsx';
import { paths } from '../paths.ts';
import { Sent, useSentAddress } from '../visitor-form/Sent.tsx';
import { Confirmation } from './Confirmation.tsx';
import { InterestForm } from './Interest.form.tsx';

/** The token of a mailed link; it stands behind the `#` and is taken out of the address at once. */
const useToken = (): string | undefined => {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const carried = new URLSearchParams(hash.slice(1)).get('confirm');
    if (carried === null) return;
    setToken(carried);
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
};

export function InterestPage() {
  const { t } = useTranslation('public-site');
  const [isSent, setIsSent] = useState(useSentAddress() !== undefined);
  const token = useToken();
  return (
    <Page title={t('titles.interest')}>
      <PageHead title={t('titles.interest')} lead={t('interest.lead')} here={t('titles.interest')} />
      <PageContainer py={{ base: '8', lg: '14' }}>
        <Box maxW="prose">
          {token !== undefined ? (
            <Confirmation token={token} />
          ) : isSent ? (
            <Sent
              title={t('interest.sent')}
              againLabel={t('interest.again')}
              againTo={paths.interest}
              onAgain={() => setIsSent(false)}
            >
              {t('interest.sentText')}
            </Sent>
          ) : (
            <InterestForm onSent={() => setIsSent(true)} />
          )}
        </Box>
      </PageContainer>
    </Page>
  );
}
