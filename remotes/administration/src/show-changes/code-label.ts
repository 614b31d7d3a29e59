import { useTranslation } from '@portal/platform';

/** `audit_log` as "Audit Log". */
export const titleCase = (code: string): string =>
  code
    .toLowerCase()
    .split(/[_-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** A code such as `FUND_MANAGER_USER` as the role that it is, else in Title Case; any other text as it stands. */
export const useCodeLabel = (): ((text: string) => string) => {
  const { t } = useTranslation('administration');
  return (text) =>
    /^[A-Z]+(_[A-Z]+)+$/.test(text) ? t(`roles.${text}`, { defaultValue: titleCase(text) }) : text;
};
