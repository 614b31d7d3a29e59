import { Page, useTranslation } from '@portal/platform';
import { Empty, PageTitle, WorkContainer } from '@portal/ui';

/** `/workspace/__name__` */
export const Component = () => {
  const { t } = useTranslation('__name__');
  return (
    <Page title={t('title')}>
      <WorkContainer>
        <PageTitle mb="6">{t('title')}</PageTitle>
        <Empty title={t('empty')} />
      </WorkContainer>
    </Page>
  );
};
