import { Page, useTranslation } from '@portal/platform';
import { Empty, Heading, WorkContainer } from '@portal/ui';

/** `/workspace/__name__` */
export const Component = () => {
  const { t } = useTranslation('__name__');
  return (
    <Page title={t('title')}>
      <WorkContainer>
        <Heading as="h1" textStyle="pageTitle" mb="6">
          {t('title')}
        </Heading>
        <Empty title={t('empty')} />
      </WorkContainer>
    </Page>
  );
};
