import type { Language } from '@portal/contracts';
import type { FaqCategory } from '@portal/contracts/content/keys';
import ar from './locales/ar.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import pt from './locales/pt.json' with { type: 'json' };
import sw from './locales/sw.json' with { type: 'json' };

/** Every seeded text of one language; bodies are in the shorthand of `rich`. */
export type SeedCopy = typeof en;

/** What a new portal says in each language until editors change it. */
export const seedCopy: Record<Language, SeedCopy> = { en, fr, pt, ar, es, sw };

/** Keys of the seeded questions, in the order of the page. */
export const faqKeys = [
  ['stopAndReturn', 'TECHNICAL'],
  ['onBehalf', 'ACCOUNT'],
  ['fileTypes', 'TECHNICAL'],
  ['howLong', 'GENERAL'],
  ['whatIs', 'GENERAL'],
  ['whichFund', 'GENERAL'],
  ['official', 'GENERAL'],
  ['baseWho', 'BASE_FUND'],
  ['revenueLoss', 'BASE_FUND'],
  ['creditAmount', 'CREDIT_FUND'],
  ['audited', 'CREDIT_FUND'],
  ['code', 'ACCOUNT'],
] as const satisfies readonly (readonly [keyof SeedCopy['faqs'], FaqCategory])[];
