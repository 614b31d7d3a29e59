import { ButtonLink, TextLink, usePreview, useSession, useTranslation } from '@portal/platform';
import { Box, Flex, HStack, PageContainer, PatternEdge } from '@portal/ui';
import { Brand } from '../brand/Brand.tsx';
import { LanguageMenu } from '../language/LanguageMenu.tsx';
import { useContributions } from '../navigation/contributions.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { NavEntry } from './NavEntry.tsx';
import { PublicDrawer } from './PublicDrawer.tsx';
import { WorkspaceLink } from './WorkspaceLink.tsx';

const SignedOutLinks = () => {
  const { t } = useTranslation('shell');
  return (
    <>
      <TextLink to="/auth/sign-in" quiet tone="plain" fontWeight="600" px="2" py="3">
        {t('header.logIn')}
      </TextLink>
      <ButtonLink to="/auth/register" variant="outline" size="sm">
        {t('header.register')}
      </ButtonLink>
    </>
  );
};

const Account = () => {
  const session = useSession();
  if (session.status === 'signed-in') return <AccountMenu user={session.user} />;
  if (session.status === 'unreachable') return <WorkspaceLink />;
  return session.status === 'signed-out' ? <SignedOutLinks /> : <Box w="160px" aria-hidden />;
};

/** The header of the public pages: two rows from 1024, one row and a drawer below. */
export const Header = () => {
  const { t } = useTranslation('shell');
  const { header } = useContributions();
  const isFramed = usePreview((preview) => preview.isFramed);
  return (
    <Box
      as="header"
      // Beside the editor there are two.
      {...(isFramed && { 'aria-label': t('preview.title') })}
      bg="bg.surface"
      borderBottomWidth="1px"
      position="relative"
      zIndex="sticky"
      data-print="hide"
    >
      <PatternEdge height={8} />
      <PageContainer>
        <Flex
          h={{ base: 'headerSm', lg: 'headerTop' }}
          alignItems="center"
          justifyContent="space-between"
          gap="3"
        >
          <Brand />
          <HStack gap={{ base: '1', lg: '4' }}>
            <LanguageMenu withWord />
            <HStack gap="4" hideBelow="lg">
              <Account />
            </HStack>
            <Box hideFrom="lg" data-burger>
              <PublicDrawer />
            </Box>
          </HStack>
        </Flex>
      </PageContainer>
      <Box as="nav" aria-label={t('header.navigation')} borderTopWidth="1px" hideBelow="lg">
        <PageContainer>
          <Flex as="ul" wrap="wrap" columnGap="8" listStyleType="none">
            {header.map((entry) => (
              <NavEntry key={entry.id} entry={entry} />
            ))}
          </Flex>
        </PageContainer>
      </Box>
    </Box>
  );
};
