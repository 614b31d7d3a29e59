import { type Language, languages } from '@portal/contracts';
import type { SectionKey } from '@portal/contracts/content/keys';
import type { LanguageState } from '@portal/contracts/content/schemas';
import { Link, useTranslation } from '@portal/platform';
import { Box, Flex, Text } from '@portal/ui';
import { sectionPath } from '../paths.ts';
import { languageNames } from './language-names.ts';
import { StateBadge } from './StateBadge.tsx';

interface Props {
  sectionKey: SectionKey;
  language: Language;
  states: Partial<Record<Language, LanguageState>>;
}

/** The languages of a section, each with the state of its text. */
export const LanguageTabs = ({ sectionKey, language, states }: Props) => {
  const { t } = useTranslation('cms');
  return (
    <Flex
      as="nav"
      aria-label={t('languages')}
      overflowX="auto"
      bg="bg.surface"
      borderWidth="1px"
      borderTopRadius="lg"
      tabIndex={-1}
    >
      {languages.map((code) => (
        <Box
          key={code}
          asChild
          flex="1 0 auto"
          minW="8.5rem"
          px="4"
          py="2.5"
          borderInlineEndWidth="1px"
          borderBottomWidth="3px"
          borderBottomColor={code === language ? 'brand.solid' : 'transparent'}
          bg={code === language ? 'brand.subtle' : undefined}
          _hover={{ bg: 'bg.subtle' }}
        >
          <Link to={sectionPath(sectionKey, code)} aria-current={code === language ? 'page' : undefined}>
            <Text as="span" display="block" fontWeight="semibold" lang={code}>
              <bdi>{languageNames[code]}</bdi>
            </Text>
            <StateBadge state={states[code]} />
          </Link>
        </Box>
      ))}
    </Flex>
  );
};
