import { useTranslation } from '@portal/platform';
import { Box, Card, Flex, Grid, Loading, Skeleton, Stack } from '@portal/ui';

/** The organisation, and on a phone the button that begins an application, in grey. */
export const HeadSkeleton = () => (
  <>
    <Skeleton w="180px" h="5" mt="1" />
    <Box hideFrom="lg" mt="4">
      <Skeleton h="12" />
    </Box>
  </>
);

/** The list in grey, in its final layout; what follows it begins below the screen, as it will below the list. */
export const ListSkeleton = () => {
  const { t } = useTranslation('applications');
  return (
    <Stack gap="4" minH="100dvh">
      <Skeleton w="230px" h="10" />
      <Card padded>
        <Flex gap="4" mb="8">
          <Skeleton w="11" h="11" flexShrink={0} />
          <Stack flex="1" gap="2">
            <Skeleton w="180px" h="4" />
            <Skeleton w={{ base: 'full', sm: '60%' }} h="6" />
          </Stack>
        </Flex>
        <Skeleton h="16" mb="8" />
        <Grid templateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }} gap="5">
          <Skeleton h="10" />
          <Skeleton h="10" />
          <Skeleton h="10" />
          <Skeleton h="10" />
        </Grid>
      </Card>
      <Loading>{t('list.loading')}</Loading>
    </Stack>
  );
};
