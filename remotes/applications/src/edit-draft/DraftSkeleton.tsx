import { useTranslation, WorkPage } from '@portal/platform';
import { Grid, Loading, Skeleton, Stack, VisuallyHidden } from '@portal/ui';

const rows = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The task list while its draft is on the way. */
export const DraftSkeleton = () => {
  const { t } = useTranslation('applications');
  return (
    <WorkPage title={t('tasks.pageTitle')}>
      <VisuallyHidden as="h1">{t('tasks.pageTitle')}</VisuallyHidden>
      <Stack gap="4">
        <Skeleton w="180px" h="4" />
        <Skeleton w={{ base: 'full', sm: '420px' }} h="10" />
        <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 300px' }} gap="8" mt="4">
          <Stack gap="3">
            {rows.map((row) => (
              <Skeleton key={row} h="16" />
            ))}
          </Stack>
          <Skeleton h="32" />
        </Grid>
        <Loading>{t('tasks.loading')}</Loading>
      </Stack>
    </WorkPage>
  );
};
