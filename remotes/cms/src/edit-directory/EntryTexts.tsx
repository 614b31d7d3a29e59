import { useTranslation } from '@portal/platform';
import { type LanguageText, LanguageTexts } from '@portal/platform/forms';
import { ChangedMark } from '../show-state/ChangedMark.tsx';
import { EnglishText } from '../show-state/EnglishText.tsx';
import { useEntryLanguage } from './entry-language-context.ts';

/** One text that is written in every language. */
interface TextFacts extends Omit<LanguageText, 'label'> {
  label: string;
}

/** The texts of an entry in the language that its form shows; a refused text brings its language to the front. */
export const EntryTexts = ({ texts }: { texts: readonly TextFacts[] }) => {
  const { t } = useTranslation('cms');
  const { language, choose } = useEntryLanguage();
  return (
    <LanguageTexts
      texts={texts.map(({ label, ...facts }) => ({ ...facts, label: () => label }))}
      language={language}
      onRefused={choose}
      beside={(field, code, english) => ({
        labelEnd: <ChangedMark name={field} />,
        ...(code !== 'en' && {
          note: english === '' ? t('directory.falls') : <EnglishText text={english} />,
        }),
      })}
    />
  );
};
