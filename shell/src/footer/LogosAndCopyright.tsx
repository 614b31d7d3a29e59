import { useContent, useTranslation } from '@portal/platform';
import { Box, Flex, HStack, PageContainer, Text } from '@portal/ui';
import { LogoMark } from './LogoMark.tsx';
import { SocialLinks } from './SocialLinks.tsx';

/** The last part of the footer, on every public page: logos, social media, copyright. */
export const LogosAndCopyright = () => {
  const { t } = useTranslation('shell');
  const { data, lang } = useContent('footer');
  return (
    <Box bg="forest.950" color="fg.onBrandMuted">
      <PageContainer py="6">
        <Flex
          minH="11"
          wrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="5"
          pb="5"
          borderBottomWidth="1px"
          borderColor="border.onBrand"
        >
          <HStack as="ul" listStyleType="none" gap="7" wrap="wrap" rowGap="3" lang={lang}>
            {data?.logos.map(({ mark, name }) => (
              <HStack as="li" key={name} gap="3" fontSize="0.875rem">
                <LogoMark mark={mark} />
                {name}
              </HStack>
            ))}
          </HStack>
          <SocialLinks />
        </Flex>
        <Text mt="5" fontSize="0.875rem">
          {data?.copyright ?? t('footer.copyright')}
        </Text>
        {data?.note && (
          <Text mt="1" fontSize="0.875rem" lang={lang}>
            {data.note}
          </Text>
        )}
      </PageContainer>
    </Box>
  );
};
