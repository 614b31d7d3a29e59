import { isSafeLink } from '@portal/contracts/content/links';
import { socialMediaOf } from '@portal/contracts/content/read';
import { parseUrl } from '@portal/contracts/rules/parse-url';
import { useContent, useContentStore, useTranslation } from '@portal/platform';
import { Box, Flex, HStack, PageContainer, Text } from '@portal/ui';
import { LogoMark } from './LogoMark.tsx';

const nameOf = (link: string): string => parseUrl(link)?.hostname.replace(/^www\./, '') ?? link;

/** Social media of the English home content; their icons come from the public file path of the API. */
const SocialLinks = () => {
  const { t } = useTranslation('shell');
  const sections = useContentStore((content) => content.sections);
  const entries = socialMediaOf(sections ?? []).filter(({ link }) => isSafeLink(link));
  return (
    <HStack as="ul" listStyleType="none" gap="2" aria-label={t('footer.social')}>
      {entries.map(({ link, icon, name }) => (
        <li key={link}>
          <Box
            as="a"
            {...{ href: link, target: '_blank', rel: 'noopener noreferrer' }}
            css={{
              display: 'inline-flex',
              alignItems: 'center',
              justifyContent: 'center',
              w: '44px',
              h: '44px',
              borderWidth: '1px',
              borderColor: 'border.onBrand',
              borderRadius: 'md',
              _hover: { bg: 'bg.brand' },
              // The icons are pictures for a dark ground, which forced colours would take away.
              '@media (forced-colors: active)': { forcedColorAdjust: 'none', bg: 'forest.950' },
            }}
          >
            <img
              src={`/api/file/public/${encodeURIComponent(icon)}`}
              alt={name ?? nameOf(link)}
              width="22"
              height="22"
              loading="lazy"
            />
          </Box>
        </li>
      ))}
    </HStack>
  );
};

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
              <HStack as="li" key={name} gap="2.5" fontSize="0.875rem">
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
