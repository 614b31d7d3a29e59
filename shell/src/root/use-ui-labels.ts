import { useTranslation } from '@portal/platform';
import type { UILabels } from '@portal/ui';
import { useMemo } from 'react';

/** The texts that components of the design system show by themselves. */
export const useUILabels = (): UILabels => {
  const { t, i18n } = useTranslation('shell');
  return useMemo(
    () => ({
      close: t('ui.close'),
      loading: t('ui.loading'),
      optional: t('ui.optional'),
      error: t('ui.error'),
      showPassword: t('ui.showPassword'),
      hidePassword: t('ui.hidePassword'),
      done: t('ui.done'),
      current: t('ui.current'),
      toDo: t('ui.toDo'),
      previousPage: t('ui.previousPage'),
      nextPage: t('ui.nextPage'),
      rowsPerPage: t('ui.rowsPerPage'),
      pagination: t('ui.pagination'),
      page: (number) => t('ui.page', { number }),
      clear: t('ui.clear'),
      remove: (name) => t('ui.remove', { name }),
      language: i18n.language,
      table: (word, values = {}) => t(`table.${word}`, values),
    }),
    [t, i18n.language],
  );
};
