import { useUI } from '../system/ui-context.ts';

/** What the table says by itself where nobody gave it words; names in braces are filled in. */
const own = {
  selectPage: 'Select every row of this page',
  selectRow: 'Select {{name}}',
  columns: 'Columns',
  shownOf: '{{n}} of {{total}}',
  alwaysShown: 'always',
  moveColumn: 'Move {{name}} with the arrow keys',
  asFirstSet: 'As first set',
} as const;

type Values = Record<string, string | number>;

export const useTableLabels = () => {
  const { labels } = useUI();
  return (word: keyof typeof own, values: Values = {}): string =>
    labels.table?.(word, values) ??
    own[word].replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''));
};
