export type ColorMode = 'light' | 'dark' | 'system';

let stopFollowing: (() => void) | undefined;

/** `system` follows the device until the next call. Paper is always light: the class leaves for printing. */
export function applyColorMode(mode: ColorMode) {
  stopFollowing?.();
  const root = document.documentElement;
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  const paper = window.matchMedia('print');
  const show = () => {
    const dark = !paper.matches && (mode === 'dark' || (mode === 'system' && device.matches));
    root.classList.toggle('dark', dark);
    root.classList.toggle('light', !dark);
    root.dataset.theme = dark ? 'dark' : 'light';
  };
  show();
  device.addEventListener('change', show);
  paper.addEventListener('change', show);
  stopFollowing = () => {
    device.removeEventListener('change', show);
    paper.removeEventListener('change', show);
  };
}
