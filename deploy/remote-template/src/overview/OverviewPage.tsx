import { useTranslation, WorkPage } from '@portal/platform';
import { Empty, PageTitle } from '@portal/ui';

/** `/workspace/__name__` */
export const Component = () => {
  const { t } = useTranslation('__name__');
  return (
    <WorkPage title={t('title')}>
      <PageTitle mb="6">{t('title')}</PageTitle>
      <Empty title={t('empty')} />
    </WorkPage>
  );
};
