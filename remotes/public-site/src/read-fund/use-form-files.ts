import { isLanguage } from '@portal/contracts';
import { blankFormAddress, lossWorksheetAddress } from '@portal/contracts/applications/download-addresses';
import type { FundType } from '@portal/contracts/funds/enums';
import { useTranslation } from '@portal/platform';

/** What can be filled in before the form is opened: the form itself, to print, and for states the lines of their loss. */
export const useFormFiles = (type: FundType) => {
  const { t, i18n } = useTranslation('public-site');
  // Of the words around: a page that is prerendered has a language of its own.
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
  const form = {
    title: t('form.blank'),
    detail: t('form.blankType'),
    href: blankFormAddress(type, language),
  };
  const worksheet = {
    title: t('form.worksheet'),
    detail: t('form.worksheetType'),
    href: lossWorksheetAddress(language),
  };
  return type === 'BASE_FUND' ? [form, worksheet] : [form];
};
