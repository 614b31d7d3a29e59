import type { Language } from '@portal/contracts';
import ar from './locales/ar.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import pt from './locales/pt.json' with { type: 'json' };
import sw from './locales/sw.json' with { type: 'json' };

/** The few words that must be readable when no script runs. */
export const pageMessages: Record<Language, typeof en> = { en, fr, pt, ar, es, sw };
