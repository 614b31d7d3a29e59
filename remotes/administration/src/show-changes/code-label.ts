import { APPLICATION_NAMESPACE } from '@portal/application-view';
import { formatDateTime, useTranslation } from '@portal/platform';

/** `audit_log` as "Audit Log". */
export const titleCase = (code: string): string =>
  code
    .toLowerCase()
    .split(/[_-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const groups = [
  'roles',
  'userStatus',
  'fundStatus',
  'decisionMode',
  'assignmentMode',
  'messageStatus',
  `${APPLICATION_NAMESPACE}:staffStatus`,
  `${APPLICATION_NAMESPACE}:event`,
];

/** A code such as `FUND_MANAGER_USER` or `RETURNED`, a `true` or an instant as the word for it, else in Title Case; any other text as it is. */
export const useCodeLabel = (): ((text: string) => string) => {
  const { t } = useTranslation('administration');
  return (text) => {
    if (text === 'true' || text === 'false')
      return t(`${APPLICATION_NAMESPACE}:${text === 'true' ? 'yes' : 'no'}`);
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatDateTime(text);
    if (!/^[A-Z]+(_[A-Z]+)*$/.test(text)) return text;
    const defaultValue = text.includes('_') ? titleCase(text) : text;
    return t(
      groups.map((group) => `${group}.${text}`),
      { defaultValue },
    );
  };
};
