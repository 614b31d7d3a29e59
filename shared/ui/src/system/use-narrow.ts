import { mediaHook } from './media-hook.ts';
import { useUI } from './ui-context.ts';

const useIsPhone = mediaHook('(max-width: 767.98px)');

/** On a phone: rows are drawn as cards, and what only a wider window shows is left out of the document. */
export const useNarrow = (): boolean => useIsPhone(useUI().isNarrowAtStart);
