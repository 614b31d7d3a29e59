import { localised } from '@portal/platform/area';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import sw from './sw.json' with { type: 'json' };

/** The texts of the manifest, each in every language. */
export const labels = localised({ en, fr, pt, ar, es, sw });
