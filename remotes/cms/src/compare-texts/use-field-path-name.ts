import { useFieldLabel } from '../describe-fields/use-field-label.ts';

/** What the path of a text is called, part by part; entries of a list by their place. */
export const useFieldPathName = (labelOf?: (part: string) => string) => {
  const fieldLabel = useFieldLabel();
  const label = labelOf ?? fieldLabel;
  return (path: string): string =>
    path
      .replace(/^data\./, '')
      .split('.')
      .filter((part) => part !== 'line')
      .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : label(part)))
      .join(' › ');
};
