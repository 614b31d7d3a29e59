import type { Editors } from '@portal/contracts/content/editing';
import { useTranslation } from '@portal/platform';
import { Box, Disclosure, Flex, Text } from '@portal/ui';
import { TriangleAlert, Users } from 'lucide-react';

interface Props {
  editors: Editors | undefined;
  /** Somebody saved it after it was opened here. */
  hasSaved: boolean;
}

/** One line, whole once it is opened. */
const inLine = {
  borderBottomWidth: '0',
  '& > summary': { minH: '8', py: '0', gap: '2', fontSize: 'sm', justifyContent: 'flex-start' },
  '& > summary > span': { minWidth: '0' },
  '&:not([open]) > summary bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > div': { pb: '2', fontSize: 'sm' },
} as const;

/** Where else the same text is edited, and whether it was saved there first. Its place is kept: it comes late and moves nothing. */
export const OthersHere = ({ editors, hasSaved }: Props) => {
  const { t } = useTranslation('cms');
  const { others = [] } = editors ?? {};
  const names = [...new Set(others.flatMap(({ name, isYou }) => (isYou ? [] : [name])))].join(t('separator'));
  const Icon = hasSaved ? TriangleAlert : Users;
  const title = hasSaved ? t('others.saved') : names === '' ? t('others.you') : t('others.here', { names });
  return (
    <Box role="status" minH="8" my="-2">
      {editors && !hasSaved && others.length === 0 && (
        <Text minH="8" alignContent="center" fontSize="sm" color="fg.muted">
          {t('others.none')}
        </Text>
      )}
      {(hasSaved || others.length > 0) && (
        <Disclosure
          colorPalette={hasSaved ? 'marigold' : 'indigo'}
          css={inLine}
          title={
            <Flex as="span" align="center" gap="2" color="colorPalette.fg">
              <Icon size={18} aria-hidden />
              <bdi>{title}</bdi>
            </Flex>
          }
        >
          {t(hasSaved ? 'others.savedText' : 'others.text')}
        </Disclosure>
      )}
    </Box>
  );
};
