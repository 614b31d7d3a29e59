import type { Language } from '@portal/contracts';
import ar from '../../later-locales/photographs/ar.json' with { type: 'json' };
import en from '../../later-locales/photographs/en.json' with { type: 'json' };
import es from '../../later-locales/photographs/es.json' with { type: 'json' };
import fr from '../../later-locales/photographs/fr.json' with { type: 'json' };
import pt from '../../later-locales/photographs/pt.json' with { type: 'json' };
import sw from '../../later-locales/photographs/sw.json' with { type: 'json' };
import { addNamespace } from '../i18n/i18n.ts';

/** Few and short: a file of each language would cost every first load of the portal more than these have. */
const messages: Record<Language, typeof en> = { en, fr, pt, ar, es, sw };

export const loadPhotographMessages = (): Promise<void> =>
  addNamespace('photographs', async (language) => ({ default: messages[language] }));
