import { createContext, use } from 'react';

/** Words the components say by themselves. The application passes them in the reader's language. */
export interface UILabels {
  /** Of these words, and so of the page: a server has no page to ask. */
  language: string;
  close: string;
  loading: string;
  optional: string;
  error: string;
  showPassword: string;
  hidePassword: string;
  done: string;
  current: string;
  toDo: string;
  previousPage: string;
  nextPage: string;
  rowsPerPage: string;
  pagination: string;
  page: (n: number) => string;
  clear: string;
  remove: (name: string) => string;
  /** The words of the table, which is loaded later; absent: the table's own. */
  table?: (word: string, values?: Record<string, string | number>) => string;
}

export const defaultLabels: UILabels = {
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
  page: (n) => `Page ${n}`,
  clear: 'Clear',
  remove: (name) => `Remove ${name}`,
};

export const UIContext = createContext({ labels: defaultLabels, isNarrowAtStart: false });
export const useUI = () => use(UIContext);
