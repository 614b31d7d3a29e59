import { createContext, use } from 'react';

/** Words the components say by themselves, unless the application passes them in the reader's language. */
export const defaultLabels = {
  /** Of these words, and so of the page: a server has no page to ask. */
  language: 'en',
  close: 'Close',
  loading: 'Loading',
  optional: 'optional',
  error: 'Error',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  done: 'Done',
  current: 'Current step',
  toDo: 'To do',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  rowsPerPage: 'Rows per page',
  pagination: 'Pages',
  page: (n: number) => `Page ${n}`,
  clear: 'Clear',
  remove: (name: string) => `Remove ${name}`,
};

type Labels = typeof defaultLabels;

export interface UILabels extends Labels {
  /** The words of the table, which is loaded later; absent: the table's own. */
  table?: (word: string, values?: Record<string, string | number>) => string;
}

const labels: UILabels = defaultLabels;

export const UIContext = createContext({ labels, isNarrowAtStart: false });
export const useUI = () => use(UIContext);
