export type ColorMode = 'light' | 'dark' | 'system';

let stopFollowing: (() => void) | undefined;

/** Sets `light` or `dark` on the document element; `system` follows the device until the next call. */
export function applyColorMode(mode: ColorMode) {
  stopFollowing?.();
  stopFollowing = undefined;
  const root = document.documentElement;
  const show = (dark: boolean) => {
    root.classList.toggle('dark', dark);
    root.classList.toggle('light', !dark);
    root.dataset.theme = dark ? 'dark' : 'light';
  };
  if (mode !== 'system') return show(mode === 'dark');
  const query = window.matchMedia('(prefers-color-scheme: dark)');
  const follow = () => show(query.matches);
  follow();
  query.addEventListener('change', follow);
  stopFollowing = () => query.removeEventListener('change', follow);
}
