import { mediaHook } from '@portal/ui';

// The design system's `lg` and `xl`, which grow with the reader's letters.
/** Whether there is room for the list beside the form. */
export const useTwoPanes = mediaHook('(min-width: 64rem)');
/** Whether there is room for the page, too. */
export const useThreePanes = mediaHook('(min-width: 78.75rem)');
