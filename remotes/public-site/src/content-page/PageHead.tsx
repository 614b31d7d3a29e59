import { Link as RouterLink, useTranslation } from '@portal/platform';
import { Box, Flex, Heading, PageContainer, Text } from '@portal/ui';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { paths } from '../navigation/paths.ts';
import base from '../pattern/base-fund.svg';
import credit from '../pattern/credit-fund.svg';

interface Crumb {
  label: string;
  to: string;
}

interface CrumbsProps {
  /** Between home and this page. */
  through?: readonly Crumb[];
  here: string;
}

const Crumbs = ({ through = [], here }: CrumbsProps) => {
  const { t } = useTranslation('public-site');
  const before = [{ label: t('crumbs.home'), to: paths.home }, ...through];
  return (
    <Box as="nav" aria-label={t('crumbs.label')}>
      <Flex as="ol" listStyleType="none" flexWrap="wrap" columnGap="2" textStyle="meta">
        {before.map(({ label, to }) => (
          <Flex as="li" key={to} alignItems="center" gap="2">
            <Box
              asChild
              color="fg.onBrandMuted"
              py="1"
              _hover={{ color: 'white', textDecoration: 'underline' }}
            >
              <RouterLink to={to}>{label}</RouterLink>
            </Box>
            <Box as="span" color="fg.onBrandMuted">
              <ChevronRight size={15} aria-hidden />
            </Box>
          </Flex>
        ))}
        <Box as="li" aria-current="page" py="1">
          {here}
        </Box>
      </Flex>
    </Box>
  );
};

const patterns = { BASE_FUND: base, CREDIT_FUND: credit };

const FundPattern = ({ fund }: { fund: keyof typeof patterns }) => {
  // Otherwise a background is fetched only once the page is laid out, a round trip after the text.
  preload(patterns[fund], { as: 'image' });
  return (
    <Box
      aria-hidden
      position={{ base: 'static', lg: 'absolute' }}
      insetBlock="0"
      insetInlineEnd="0"
      h={{ base: '80px', lg: 'auto' }}
      w={{ base: 'full', lg: '41%' }}
      bgImage={`url("${patterns[fund]}")`}
      bgSize={{ base: '240px auto', lg: '444px auto' }}
      bgPos={{ lg: '0 102px' }}
      _rtl={{ scale: '-1 1' }}
    />
  );
};

interface PageHeadProps extends CrumbsProps {
  title: string;
  lead?: string | undefined;
  /** Adds the fund's pattern at the end of the line. */
  pattern?: keyof typeof patterns;
  children?: ReactNode;
}

/** The dark head of a public page: where it is, its title, one sentence, its actions. */
export const PageHead = ({ title, lead, pattern, children, ...crumbs }: PageHeadProps) => (
  <Box
    bg="bg.brand"
    color="fg.onBrand"
    position="relative"
    _print={{ bg: 'white', '& *': { color: 'black !important' } }}
  >
    <PageContainer>
      <Box
        py={{ base: '7', lg: '12' }}
        minH={{ lg: pattern && '353px' }}
        maxW={{ base: 'full', lg: pattern ? '56%' : '860px' }}
      >
        <Crumbs {...crumbs} />
        <Heading as="h1" textStyle="publicTitle" mt={{ base: '4', lg: '5' }}>
          {title}
        </Heading>
        {lead && (
          <Text textStyle="lead" mt="3" maxW="660px" color="forest.100">
            {lead}
          </Text>
        )}
        {children && (
          <Flex mt={{ base: '6', lg: '7' }} gap="3" flexWrap="wrap">
            {children}
          </Flex>
        )}
      </Box>
    </PageContainer>
    {pattern && <FundPattern fund={pattern} />}
  </Box>
);
