import type { OpenSession } from '@portal/contracts/identity/auth.schemas';
import { useTranslation } from '@portal/platform';

/** The browser and the system of a device, as far as they are known. */
export const useDeviceName = () => {
  const { t } = useTranslation('security');
  return ({ browser, os }: Pick<OpenSession, 'browser' | 'os'>): string =>
    [browser, os].filter((part) => part !== '' && part !== 'Unknown').join(t('separator')) ||
    t('history.unknown');
};
