import { useTranslation } from '@portal/platform';

/** What a field is called: words for known names, else the name itself in words. */
export const useFieldLabel = () => {
  const { t } = useTranslation('cms');
  return (leaf: string) =>
    t(`fields.${leaf}`, {
      defaultValue: leaf.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/^./, (first) => first.toUpperCase()),
    });
};
