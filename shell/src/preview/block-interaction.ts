/** What opens or closes in its place may be tried; the drawer and its dialogs hold ways out. */
const harmless = 'summary, [aria-expanded]:not([aria-haspopup=dialog]), a[href^="#"]';
const acting = 'a, button, input, select, [role^=menuitem], [role=option]';

const stopClick = (event: Event): void => {
  const { target } = event;
  if (!(target instanceof Element) || target.closest(harmless) || !target.closest(acting)) return;
  event.preventDefault();
  event.stopPropagation();
};

const stopSending = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** Blocks links, forms and settings in a framed preview. @returns how to stop */
export const blockInteraction = (): (() => void) => {
  // On the way down, before anything of the page gets it.
  document.addEventListener('click', stopClick, true);
  document.addEventListener('auxclick', stopClick, true);
  document.addEventListener('submit', stopSending, true);
  return () => {
    document.removeEventListener('click', stopClick, true);
    document.removeEventListener('auxclick', stopClick, true);
    document.removeEventListener('submit', stopSending, true);
  };
};
