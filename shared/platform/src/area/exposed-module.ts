import type { Language } from '@portal/contracts';
import type { RouteObject } from 'react-router-dom';

/** Words of one namespace: nested keys to texts. */
export type Messages = { [key: string]: string | Messages };

/** The one thing a remote exposes, as `./app`. */
export interface RemoteApp {
  /** i18n namespace, which is the remote's name. */
  namespace: string;
  /** Loads the translations of one language, usually `import('../locales/fr.json')`. */
  loadLocale: (language: Language) => Promise<{ default: Messages }>;
  /** Absolute paths; pages lazy. They must stay within the manifest's routes. */
  routes: RouteObject[];
}

export const defineRemote = (app: RemoteApp): RemoteApp => app;
