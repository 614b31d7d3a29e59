import { APPLICATION_NAMESPACE } from '@portal/application-view';
import type { ReturnRequest } from '@portal/contracts/applications/application.schemas';
import { currentLanguage, useTranslation } from '@portal/platform';

/** "“Financing request” and “Documents”": what a returned application lets its owner change. */
export const useEditableSections = (): ((request: ReturnRequest) => string) => {
  const { t } = useTranslation(APPLICATION_NAMESPACE);
  return ({ sections }) =>
    new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(
      sections.map((section) => t('quoted', { text: t(`section.${section}`) })),
    );
};
