import { i18n, notify, withStorage } from '@portal/platform';

const triedFor = 'release_reload';
const announceKey = 'release_reloaded';

/** Loads the page again to get this release; a second time only after the first has brought it. */
export const reloadOnce = (sequence: number, reload = () => window.location.reload()): void => {
  const isFirst = withStorage(() => {
    if (sessionStorage.getItem(triedFor) === String(sequence)) return false;
    sessionStorage.setItem(triedFor, String(sequence));
    sessionStorage.setItem(announceKey, 'due');
    return true;
  });
  // What cannot be remembered could go on for ever.
  if (isFirst) reload();
};

/** At the start of a page: says why it was loaded again, and ends the guard if that brought the release. */
export const announceReload = (sequence: number): void =>
  withStorage(() => {
    if (sessionStorage.getItem(triedFor) !== String(sequence)) return;
    sessionStorage.removeItem(triedFor);
    if (sessionStorage.getItem(announceKey) === null) return;
    sessionStorage.removeItem(announceKey);
    notify.info(i18n.t('shell:updated.title'), i18n.t('shell:updated.text'));
  });
