import { type Language, languageNames, languages } from '@portal/contracts';
import { Link, useTranslation } from '@portal/platform';
import { Box, Flex, Text } from '@portal/ui';
import { type MouseEvent, useEffect, useRef } from 'react';
import { type ShownState, StateBadge } from './StateBadge.tsx';

interface Props {
  language: Language;
  /** Absent until it is read. */
  states: Partial<Record<string, ShownState>> | undefined;
  /** Where a language is edited, or what brings it to the front. */
  choose: ((language: Language) => string) | { onChoose: (language: Language) => void };
  /** Called before another language opens; a caller that prevents the event has to open the address itself. */
  onOpen?: (event: MouseEvent, address: string) => void;
}

/** The languages of a text, each with its state. */
export const LanguageTabs = ({ language, states, choose, onOpen }: Props) => {
  const { t } = useTranslation('cms');
  const row = useRef<HTMLDivElement>(null);
  // On a phone the row is wider than the page: what is being edited is in sight, first and whenever the width changes.
  useEffect(() => {
    const nav = row.current;
    const width = new ResizeObserver(() => {
      const tab = nav?.querySelector(`[data-language=${language}]`)?.getBoundingClientRect();
      const place = nav?.getBoundingClientRect();
      if (!tab || !place) return;
      nav?.scrollTo({ left: nav.scrollLeft + tab.left + tab.width / 2 - place.left - place.width / 2 });
    });
    // The states come later and make the tabs wider.
    for (const box of nav ? [nav, ...nav.children] : []) width.observe(box);
    return () => width.disconnect();
  }, [language]);
  const content = (code: Language) => (
    <>
      <Text as="span" display="block" fontWeight="semibold" lang={code}>
        <bdi>{languageNames[code]}</bdi>
      </Text>
      <Box as="span" visibility={states ? undefined : 'hidden'}>
        <StateBadge state={states?.[code]} />
      </Box>
    </>
  );
  return (
    <Flex
      ref={row}
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
          textAlign="start"
          cursor="pointer"
          borderInlineEndWidth="1px"
          borderBottomWidth="3px"
          borderBottomColor={code === language ? 'brand.solid' : 'border.unmarked'}
          bg={code === language ? 'brand.subtle' : undefined}
          _hover={{ bg: 'bg.subtle' }}
        >
          {typeof choose === 'function' ? (
            <Link
              to={choose(code)}
              data-language={code}
              aria-current={code === language ? 'page' : undefined}
              onClick={(event) => onOpen?.(event, choose(code))}
            >
              {content(code)}
            </Link>
          ) : (
            <button
              type="button"
              data-language={code}
              aria-pressed={code === language}
              onClick={() => choose.onChoose(code)}
            >
              {content(code)}
            </button>
          )}
        </Box>
      ))}
    </Flex>
  );
};
