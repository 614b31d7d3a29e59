import { APPLICATION_NAMESPACE } from '@portal/application-view';
import { useTranslation } from '@portal/platform';
import type { Option } from '@portal/platform/forms';

/** Values of an enum with their words, in the order given. */
export const useOptions = (): ((group: string, values: readonly string[]) => Option[]) => {
  const { t } = useTranslation(APPLICATION_NAMESPACE);
  return (group, values) => values.map((value) => ({ value, label: t(`${group}.${value}`) }));
};
