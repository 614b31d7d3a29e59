import { isSafeLink } from '@portal/contracts/content/links';
import { socialMediaOf } from '@portal/contracts/content/read';
import { parseUrl } from '@portal/contracts/rules/values';
import { useContentStore, useTranslation } from '@portal/platform';
import { Box, HStack } from '@portal/ui';

const nameOf = (link: string): string => parseUrl(link)?.hostname.replace(/^www\./, '') ?? link;

/** Social media of the English home content; their icons come from the public file path of the API. */
export const SocialLinks = () => {
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
