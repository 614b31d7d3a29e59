/** Controls without an answer: a key that somebody goes on pressing must not change one. */
const CONTROLS = 'a[href], button, summary';

/** A page's own parts give the focus on before: dialogs, notices, headings. */
const SETTLE_MS = 100;

/** Enough for a dialog in a dialog, and what was gone through in it. */
const REMEMBERED = 24;

interface Place {
  /** Absent once it is gone: its whole page would stay in memory with it. */
  element: HTMLElement | undefined;
  /** The elements around it, the nearest first, up to those that hold the whole page. */
  around: HTMLElement[];
}

const placeOf = (element: HTMLElement): Place => {
  const around: HTMLElement[] = [];
  for (let part = element.parentElement; part && !part.querySelector('main'); part = part.parentElement)
    around.push(part);
  return { element, around };
};

const stillThere = ({ element, around }: Place): Place => ({
  element: element?.isConnected ? element : undefined,
  around: around.filter((part) => part.isConnected),
});

const isLost = (): boolean => document.activeElement === document.body && document.hasFocus();

/** Whether it took it: what is hidden or off does not. */
const takes = (element: HTMLElement): boolean => {
  element.focus({ preventScroll: true });
  return !isLost();
};

/** The heading of the page where the part is most of it, else its first control. */
const partTakes = (part: HTMLElement): boolean => {
  const heading = part.querySelector('h1');
  if (heading === null) return [...part.querySelectorAll<HTMLElement>(CONTROLS)].some(takes);
  heading.tabIndex = -1;
  return takes(heading);
};

/**
 * Where a key made what had the focus vanish, the focus goes to what is left beside it, or to where it came from;
 * where it is only off for a while, back to it. A pointer needs no focus. Returns how to stop.
 */
export const keepFocus = (): (() => void) => {
  let byKey = false;
  let places: Place[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const giveOn = (): void => {
    timer = undefined;
    const [last] = places;
    // A page that waits for its heading gives that the focus once it is there.
    if (!byKey || !last || !isLost() || !document.querySelector('main :is(h1, [role=alert])')) return;
    if (last.element?.isConnected) {
      if (last.element.matches(':enabled')) takes(last.element);
      return;
    }
    places
      .map(stillThere)
      .some(({ element, around }) => (element && takes(element)) || around.some(partTakes));
  };

  const follow = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement)
      places = [placeOf(target), ...places.map(stillThere)].slice(0, REMEMBERED);
  };
  const press = ({ type }: Event): void => {
    byKey = type === 'keydown';
  };
  const changes = new MutationObserver(() => {
    if (byKey && isLost()) timer ??= setTimeout(giveOn, SETTLE_MS);
  });
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', follow);
  document.addEventListener('keydown', press, true);
  document.addEventListener('pointerdown', press, true);
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    document.removeEventListener('focusin', follow);
    document.removeEventListener('keydown', press, true);
    document.removeEventListener('pointerdown', press, true);
  };
};
