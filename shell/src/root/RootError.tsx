import { useTranslation } from '@portal/platform';
import { Button, Empty, UIProvider } from '@portal/ui';

/** The last resort: the frame itself failed. Loading the page again is the only way on. */
export const RootError = () => {
  const { t } = useTranslation('shell');
  return (
    <UIProvider>
      <main>
        <Empty
          level={1}
          threads="broken"
          title={t('broken.title')}
          action={<Button onClick={() => window.location.reload()}>{t('broken.reload')}</Button>}
        >
          {t('broken.text')}
        </Empty>
      </main>
    </UIProvider>
  );
};
