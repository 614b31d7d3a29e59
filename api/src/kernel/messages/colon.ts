import type { Language } from '@portal/contracts';

/** After a label. French has a non-breaking space before it. */
export const colon = (language: Language): string => (language === 'fr' ? '\u00a0:' : ':');
