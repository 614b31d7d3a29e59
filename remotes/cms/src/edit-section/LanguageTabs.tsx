import { type Language, languageNames, languages } from '@portal/contracts';
import type { SectionKey } from '@portal/contracts/content/keys';
import type { LanguageState } from '@portal/contracts/content/schemas';
import { Link, useTranslation } from '@portal/platform';
import { Box, Flex, Text } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { sectionPath } from '../paths.ts';
import { StateBadge } from './StateBadge.tsx';

interface Props {
  sectionKey: SectionKey;
  language: Language;
  states: Partial<Record<Language, LanguageState>>;
}

/** The languages of a section, each with the state of its text. */
export const LanguageTabs = ({ sectionKey, language, states }: Props) => {
  const { t } = useTranslation('cms');
  const here = useRef<HTMLAnchorElement>(null);
  // On a phone the row is wider than the page: what is being edited is in sight.
  useEffect(() => {
    const tab = here.current?.getBoundingClientRect();
    const row = here.current?.parentElement;
    const frame = row?.getBoundingClientRect();
    if (!tab || !row || !frame) return;
    row.scrollTo({ left: row.scrollLeft + tab.left + tab.width / 2 - frame.left - frame.width / 2 });
  }, [language]);
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
          <Link
            {...(code === language && { ref: here })}
            to={sectionPath(sectionKey, code)}
            aria-current={code === language ? 'page' : undefined}
          >
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
