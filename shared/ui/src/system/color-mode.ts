/** From now on the page is light or dark as the device is. Paper is always light: the class leaves for printing. */
export function applyColorMode() {
  const root = document.documentElement;
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  const paper = window.matchMedia('print');
  const show = () => {
    const dark = device.matches && !paper.matches;
    root.classList.toggle('dark', dark);
    root.classList.toggle('light', !dark);
    root.dataset.theme = dark ? 'dark' : 'light';
  };
  show();
  device.addEventListener('change', show);
  paper.addEventListener('change', show);
}
