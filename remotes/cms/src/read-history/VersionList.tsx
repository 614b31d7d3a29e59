import type { ContentVersion } from '@portal/contracts/content/editing';
import { formatDateTime, Link, useTranslation } from '@portal/platform';
import { Badge, Box, Flex, MetaText, Text } from '@portal/ui';

interface Props {
  versions: readonly ContentVersion[];
  current: number;
  addressOf: (version: number) => string;
}

/** Versions with who published them and when; one is chosen by its address. */
export const VersionList = ({ versions, current, addressOf }: Props) => {
  const { t } = useTranslation('cms');
  return (
    <Box as="nav" aria-label={t('history.versions')}>
      {versions.map(({ version, publishedBy, publishedAt, isPublic }) => (
        <Box
          key={version}
          asChild
          display="block"
          px="3"
          py="2.5"
          borderInlineStartWidth="4px"
          borderColor={version === current ? 'brand.solid' : 'border.unmarked'}
          bg={version === current ? 'brand.subtle' : undefined}
          _hover={{ bg: 'bg.subtle' }}
        >
          <Link to={addressOf(version)} aria-current={version === current ? 'true' : undefined}>
            <Flex as="span" gap="2" align="center">
              <Text as="span" fontWeight="semibold">
                {t('history.version', { version })}
              </Text>
              {isPublic && <Badge>{t('status.PUBLISHED')}</Badge>}
            </Flex>
            <MetaText as="span" display="block">
              {formatDateTime(publishedAt)}
              {' · '}
              {publishedBy ?? t('history.atStart')}
            </MetaText>
          </Link>
        </Box>
      ))}
    </Box>
  );
};
