import { TextLink, useTranslation } from '@portal/platform';
import { Alert, Box } from '@portal/ui';

interface NeedsScriptProps {
  /** Another way to the same end. */
  to: string;
  label: string;
}

/** In the place of what only scripts can do; nobody else sees it. */
export const NeedsScript = ({ to, label }: NeedsScriptProps) => {
  const { t } = useTranslation('public-site');
  return (
    <Box as="noscript" p="0">
      <Alert status="info" title={t('noScript.title')}>
        {t('noScript.text')} <TextLink to={to}>{label}</TextLink>
      </Alert>
    </Box>
  );
};
