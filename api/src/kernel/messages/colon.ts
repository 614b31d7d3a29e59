import type { Language } from '@portal/contracts';

/** After a label. French parts it from its word by a space that does not break. */
export const colon = (language: Language): string => (language === 'fr' ? '\u00a0:' : ':');
