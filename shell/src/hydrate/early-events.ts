import { setHydrating } from '@portal/platform';
import { type EarlyEvent, earlyEvents, hydratedMark } from '@portal/platform/release';

let stored: readonly EarlyEvent[] = [];
let stopHolding = (): void => undefined;

export const isField = (
  element: EventTarget | null | undefined,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

export const isChoice = (element: EventTarget | null | undefined): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);

/** React passes over an event that leaves a field as React knows it, and learns of what the property is set to. */
export const typeAgain = (
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
): void => {
  field.value = '';
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};

/** A link leads and a popover opens without the app; a form's own button is in the submission. */
const pressedButton = (target: Element): HTMLButtonElement | undefined => {
  const button = target.closest('button');
  const sends = button?.type === 'submit' && button.form !== null;
  return button && !sends && !button.popoverTargetElement ? button : undefined;
};

/** A key presses a button by its default action only: a menu takes the key itself, and starts at its first entry. */
const pressAgain = (button: HTMLButtonElement, event: Event): void => {
  const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  const byKey = event instanceof MouseEvent && event.detail === 0;
  if (!byKey || button.dispatchEvent(key)) button.click();
};

/** A letter, digit or sign that is typed into nothing: the page may know it as a key of its own. */
const isPageKey = (event: Event): event is KeyboardEvent =>
  event instanceof KeyboardEvent &&
  event.key.length === 1 &&
  event.key !== ' ' &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !isField(event.target);

/** An earlier key may have led into a field: there the next one is no key of the page. */
const pressKeyAgain = ({ key, code, shiftKey }: KeyboardEvent): void => {
  const init = { key, code, shiftKey, bubbles: true, cancelable: true };
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
};

const replay = ({ event, value, checked }: EarlyEvent): void => {
  const { type, target } = event;
  if (!(target instanceof Element) || !target.isConnected) return;
  if (event instanceof KeyboardEvent) {
    if (isPageKey(event)) pressKeyAgain(event);
  } else if (event instanceof SubmitEvent) {
    if (target instanceof HTMLFormElement) target.requestSubmit(event.submitter);
  } else if (isChoice(target)) {
    if (type !== 'click') return;
    target.checked = checked !== true;
    target.click();
  } else if (target instanceof HTMLInputElement && target.type === 'file') {
    // The field still has its files; a script may not set them, so only the event is sent again.
    if (type === 'input') target.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (type === 'input') {
    if (isField(target) && typeof value === 'string') typeAgain(target, value);
    // Left before hydration: what a field does when it is left is done as well.
    if (target !== document.activeElement)
      target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  } else {
    const button = pressedButton(target);
    if (button) pressAgain(button, event);
  }
};

/** From here on React handles events: they are no longer stored. */
export const endEarlyEvents = (): void => {
  const end: unknown = Reflect.get(window, earlyEvents);
  // The page that was prerendered put it there.
  if (typeof end === 'function') stored = (end as () => EarlyEvent[])();
};

/**
 * Keeps what is typed, chosen, pressed and sent from here until `doEarlyEvents`. While React takes over the page that was
 * prerendered, it sets a field back to its rendered state, and drops an event that it cannot hand on yet.
 */
export const holdEvents = (): void => {
  // Where another page took the place of the rendered one, nothing is held.
  const rendered = [...document.querySelectorAll('main > *')];
  const types = ['click', 'input', 'keydown', 'submit'];
  const hold = (event: Event): void => {
    const { target, type } = event;
    if (!(target instanceof Element) || !rendered.every((part) => part.isConnected)) return;
    if (type === 'click' && !isChoice(target) && !pressedButton(target)) return;
    if (type === 'keydown' && !isPageKey(event)) return;
    const value = isField(target) ? target.value : undefined;
    stored = [...stored, { event, value, checked: isChoice(target) && target.checked }];
    if (type === 'submit') event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of types) window.addEventListener(type, hold, true);
  setHydrating(true);
  stopHolding = () => {
    setHydrating(false);
    for (const type of types) window.removeEventListener(type, hold, true);
  };
};

/** React learns of a mouse when it moves on to something: of one that has been resting since before, an event is sent. */
const signalRestingMouse = (): void => {
  if (!window.matchMedia('(hover: hover)').matches) return;
  const under = [...document.querySelectorAll(':hover')].at(-1);
  under?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
};

/** Nor does it learn of a focus that was set before: a menu that knows of none passes over keys. */
const signalFocus = (): void => {
  const { activeElement, body } = document;
  // Without a focus, as in the preview beside an editor, it would look as if it had left what is open there.
  if (activeElement !== body) activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
};

/** Only the last value of a field counts; a form that was submitted twice is sent once. */
const replaces = (later: Event, event: Event): boolean =>
  (event.type === 'input' || event.type === 'submit') &&
  later.type === event.type &&
  later.target === event.target;

const replayEvents = (): void => {
  stopHolding();
  performance.mark(hydratedMark);
  const events = stored;
  stored = [];
  signalFocus();
  for (const [at, one] of events.entries()) {
    if (!events.slice(at + 1).some((later) => replaces(later.event, one.event))) replay(one);
  }
  signalRestingMouse();
};

/** Does once what a reader did before the app had taken over: typing, choices, presses, sending, in their order. */
export const doEarlyEvents = (): void => {
  // React may be handling an event just now, and loses a choice that is dispatched inside it.
  queueMicrotask(replayEvents);
};
