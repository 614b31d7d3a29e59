import { useTranslation, WorkPage } from '@portal/platform';
import { Loading, Skeleton, Stack, VisuallyHidden } from '@portal/ui';

/** An application while it is on the way. */
export const ApplicationSkeleton = () => {
  const { t } = useTranslation('applications');
  return (
    <WorkPage title={t('detail.heading')}>
      <VisuallyHidden as="h1">{t('detail.heading')}</VisuallyHidden>
      <Stack gap="5">
        <Skeleton w="200px" h="4" />
        <Skeleton w={{ base: 'full', sm: '480px' }} h="10" />
        <Skeleton h="40" />
        <Skeleton h="16rem" />
        <Loading>{t('detail.loading')}</Loading>
      </Stack>
    </WorkPage>
  );
};
