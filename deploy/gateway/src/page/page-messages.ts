import type { Language } from '@portal/contracts';
import ar from './locales/ar.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import pt from './locales/pt.json' with { type: 'json' };
import sw from './locales/sw.json' with { type: 'json' };

interface PageMessages {
  description: string;
  slow: string;
  reload: string;
  noScript: string;
  /** In its place where there is nothing to be read with scripts either. */
  missing: string;
  /** Above a page that can be read without scripts. */
  readOnly: string;
  /** Name of the list of languages there. */
  languages: string;
  /** In place of the pages of a remote that is in maintenance. */
  maintenance: string;
  /** Link of the answer to a form that could not be shown again. */
  backToForm: string;
}

/** The few words that must be readable when no script runs. */
export const pageMessages: Record<Language, PageMessages> = { en, fr, pt, ar, es, sw };
