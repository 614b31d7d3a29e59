import { type Language, languageNames, languages } from '@portal/contracts';
import { changeLanguage, currentLanguage, notify, useTranslation } from '@portal/platform';
import { Box } from '@portal/ui';
import { Check, ChevronDown, Languages } from 'lucide-react';
import { DropMenu } from '../menu/DropMenu.tsx';
import { headerButton } from '../menu/menu-styles.ts';

interface LanguageMenuProps {
  /** "Translate page" before the name, where there is room. */
  withWord?: boolean;
}

/** Changes the language of the whole page. */
export const LanguageMenu = ({ withWord = false }: LanguageMenuProps) => {
  const { t } = useTranslation('shell');
  const current = currentLanguage();

  const choose = async (language: Language) => {
    try {
      await changeLanguage(language);
    } catch {
      notify.error(t('language.failed', { language: languageNames[language] }));
    }
  };

  return (
    <DropMenu
      label={t('language.label', { language: languageNames[current], code: current.toUpperCase() })}
      buttonStyle={headerButton}
      items={languages.map((language) => ({
        id: language,
        lang: language,
        checked: language === current,
        onSelect: () => void choose(language),
        content: (
          <>
            <Box as="span" flex="1">
              {languageNames[language]}
            </Box>
            {language === current ? (
              <Check size={18} strokeWidth={1.75} aria-hidden />
            ) : (
              <Box as="span" fontSize="2xs" color="fg.muted" lang="en" aria-hidden>
                {language}
              </Box>
            )}
          </>
        ),
      }))}
    >
      <Languages size={18} strokeWidth={1.75} aria-hidden />
      {withWord && (
        <Box as="span" color="fg.muted" fontWeight="400" display={{ base: 'none', lg: 'inline' }}>
          {t('language.translate')}
        </Box>
      )}{' '}
      <Box as="span" css={{ '@media (max-width: 414px)': { display: 'none' } }}>
        {languageNames[current]}
      </Box>{' '}
      <Box as="span" display="none" css={{ '@media (max-width: 414px)': { display: 'inline' } }}>
        {current.toUpperCase()}
      </Box>
      <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
    </DropMenu>
  );
};
