import { useContentStore, useTranslation } from '@portal/platform';
import { Box, Flex, Text, Link as UiLink } from '@portal/ui';

/** Says that the page shows drafts. Only whoever may read them sees it; others see the published page. */
const PreviewBanner = () => {
  const { t } = useTranslation('shell');
  const isDraft = useContentStore((state) => state.isDraft);
  if (!isDraft) return null;
  return (
    <Flex
      as="aside"
      aria-label={t('preview.title')}
      position="sticky"
      bottom="0"
      zIndex="sticky"
      wrap="wrap"
      columnGap="4"
      rowGap="1"
      align="baseline"
      px={{ base: '5', lg: '8' }}
      py="2.5"
      bg="accent.subtle"
      borderTopWidth="2px"
      borderTopColor="accent.solid"
    >
      <Text fontWeight="bold">{t('preview.title')}</Text>
      <Text textStyle="hint" flex="1 1 20rem">
        {t('preview.text')}
      </Text>
      <Box>
        {/* Loaded anew: only that ends the preview. */}
        <UiLink href={window.location.pathname}>{t('preview.leave')}</UiLink>
      </Box>
    </Flex>
  );
};

export default PreviewBanner;
