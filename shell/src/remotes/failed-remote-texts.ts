import { i18n } from '@portal/platform';
import ar from '../../locales/failed-remote/ar.json';
import en from '../../locales/failed-remote/en.json';
import es from '../../locales/failed-remote/es.json';
import fr from '../../locales/failed-remote/fr.json';
import pt from '../../locales/failed-remote/pt.json';
import sw from '../../locales/failed-remote/sw.json';

/** In the first script: when files do not arrive, these texts must be there already. */
for (const [language, texts] of Object.entries({ ar, en, es, fr, pt, sw }))
  i18n.addResourceBundle(language, 'failedRemote', texts);
