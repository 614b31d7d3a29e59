import { i18n } from '@portal/platform';
import { createRoot } from 'react-dom/client';
import ar from '../../locales/local-area/ar.json';
import en from '../../locales/local-area/en.json';
import es from '../../locales/local-area/es.json';
import fr from '../../locales/local-area/fr.json';
import pt from '../../locales/local-area/pt.json';
import sw from '../../locales/local-area/sw.json';
import { release } from '../remotes/page-release.ts';
import { LocalRemoteBadge } from './LocalRemoteBadge.tsx';

/** On a developer's machine in front of a deployed portal: the badge, beside the portal's own pages. */
export const showLocalRemote = (): void => {
  const { localArea } = release.settings;
  if (!localArea) return;
  // All of them at once: the page may settle its language only after this.
  for (const [language, messages] of Object.entries({ ar, en, es, fr, pt, sw }))
    i18n.addResourceBundle(language, 'localArea', messages);
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<LocalRemoteBadge facts={localArea} name={localArea.area} />);
};
