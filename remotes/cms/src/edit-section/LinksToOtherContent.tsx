import { Link, useTranslation } from '@portal/platform';
import { Flex, Link as UiLink } from '@portal/ui';
import { faqsList, officesList, partnersList, publishedFiles, socialLinks } from '../navigation/paths.ts';

const places = [
  ['faqsList.title', faqsList],
  ['partnersList.title', partnersList],
  ['officesList.title', officesList],
  ['fields.SocialMedia', socialLinks],
  ['files.title', publishedFiles],
] as const;

/** The ways to what is written apart from the sections. */
export const LinksToOtherContent = () => {
  const { t } = useTranslation('cms');
  return (
    <Flex as="nav" aria-label={t('moreToEdit')} wrap="wrap" columnGap="5" rowGap="1" mb="4">
      {places.map(([name, to]) => (
        <UiLink key={to} asChild py="1">
          <Link to={to}>{t(name)}</Link>
        </UiLink>
      ))}
    </Flex>
  );
};
