import { i18n } from '@portal/platform';
import ar from '../../locales/waiting/ar.json';
import en from '../../locales/waiting/en.json';
import es from '../../locales/waiting/es.json';
import fr from '../../locales/waiting/fr.json';
import pt from '../../locales/waiting/pt.json';
import sw from '../../locales/waiting/sw.json';

/** With the parts that say them; they are few. */
for (const [language, texts] of Object.entries({ ar, en, es, fr, pt, sw }))
  i18n.addResourceBundle(language, 'waiting', texts);
