import { Box, PageContainer } from '@portal/ui';
import { clothHeight } from './Cloth.tsx';

/** The hero's ground and the cloth's place; the words arrive with the content. */
export const HomeSkeleton = () => (
  <Box bg="bg.brand" aria-hidden>
    <PageContainer minH={{ base: '1020px', sm: '830px', lg: '620px' }} />
    <Box {...clothHeight} />
    <Box h="52px" />
  </Box>
);
