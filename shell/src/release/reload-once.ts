import { i18n, notify } from '@portal/platform';

const triedFor = 'release_reload';
const announceKey = 'release_reloaded';

/** Loads the page again to get this release; a second time only after the first has brought it. */
export const reloadOnce = (sequence: number, reload = () => window.location.reload()): void => {
  try {
    if (sessionStorage.getItem(triedFor) === String(sequence)) return;
    sessionStorage.setItem(triedFor, String(sequence));
    sessionStorage.setItem(announceKey, 'due');
  } catch {
    // What cannot be remembered could go on for ever.
    return;
  }
  reload();
};

/** At the start of a page: says why it was loaded again, and ends the guard if that brought the release. */
export const announceReload = (sequence: number): void => {
  try {
    if (sessionStorage.getItem(triedFor) !== String(sequence)) return;
    sessionStorage.removeItem(triedFor);
    if (sessionStorage.getItem(announceKey) === null) return;
    sessionStorage.removeItem(announceKey);
    notify.info(i18n.t('shell:updated.title'), i18n.t('shell:updated.text'));
  } catch {
    // Without a memory there was no reload.
  }
};
