import { lateFontsId } from '@portal/platform/release';

interface Visits {
  subscribe(listener: () => void): () => void;
}

/** Fonts that were late for the first page are used from the next page or language on, where all text is new. */
export const admitFontsLater = (router: Visits): void => {
  const fonts = document.getElementById(lateFontsId);
  if (!(fonts instanceof HTMLStyleElement) || fonts.media === '') return;
  const { pathname } = window.location;
  const root = document.documentElement;
  const { lang } = root;
  const look = (): void => {
    if (window.location.pathname === pathname && root.lang === lang) return;
    fonts.media = '';
    stopFollowing();
    language.disconnect();
  };
  const stopFollowing = router.subscribe(look);
  const language = new MutationObserver(look);
  language.observe(root, { attributeFilter: ['lang'] });
};
