import { languageNames } from '@portal/contracts';
import { useQuery, useTranslation } from '@portal/platform';
import { Differences } from '../compare-texts/Differences.tsx';
import { TextHistory } from '../read-history/TextHistory.tsx';
import { oneSection } from '../read-sections/content.queries.ts';
import { useSectionInAddress } from '../read-sections/use-section-in-address.ts';

/** `/workspace/content-management/:key/history?text=&version=`: what of a section was public. */
export const Component = () => {
  const { t } = useTranslation('cms');
  const { key, language } = useSectionInAddress();
  const query = useQuery(oneSection(key));
  const section = query.data?.[0];
  return (
    <TextHistory
      query={query}
      title={t('history.title', { section: t(`sections.${key}`), language: languageNames[language] })}
      address={{ kind: 'sections', id: key, lang: language }}
      language={language}
      states={section?.states ?? {}}
      rowVersion={section?.states?.[language]?.rowVersion}
      now={section && (section.data[language] ?? {})}
      compare={(before, after) => <Differences before={before} after={after} language={language} />}
    />
  );
};
