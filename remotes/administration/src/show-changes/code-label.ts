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

/**
 * A code such as `FUND_MANAGER_USER` or `RETURNED`, one of the field such as `project` of `sections`, a `true` or an
 * instant as the word for it, else in Title Case; any other text as it is.
 */
export const useCodeLabel = (): ((text: string, path?: string) => string) => {
  const { t } = useTranslation('administration');
  return (text, path = '') => {
    if (text === 'true' || text === 'false')
      return t(`${APPLICATION_NAMESPACE}:${text === 'true' ? 'yes' : 'no'}`);
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatDateTime(text);
    if (!/^\w+$/.test(text)) return text;
    // Of a list, such as `sectors`, the words are those of one; conflicts last, because `OTHER` is a reason, too.
    const field = path.slice(path.lastIndexOf('.') + 1).replace(/s$/, '');
    const own = [field, 'conflictType'].map((group) => `${APPLICATION_NAMESPACE}:${group}`);
    const defaultValue = /^[A-Z]+(_[A-Z]+)+$/.test(text) ? titleCase(text) : text;
    const keys = [...groups, ...own].map((group) => `${group}.${text}`);
    return t(keys, { defaultValue });
  };
};
