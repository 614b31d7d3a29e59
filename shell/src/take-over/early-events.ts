import { type EarlyEvent, earlyEvents, takenOverMark } from '@portal/platform/release';

let kept: readonly EarlyEvent[] = [];
let stopHolding = (): void => undefined;
let taking: Promise<void> = Promise.resolve();

const hasTyping = (
  element: EventTarget | null,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const isChoice = (element: EventTarget | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);

/** React passes over an event that leaves a field as React knows it, and learns of what the property is set to. */
const typeAgain = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) => {
  field.value = '';
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};

const doAgain = ({ event, value, checked }: EarlyEvent): void => {
  const { type, target } = event;
  if (!(target instanceof Element) || !target.isConnected) return;
  if (event instanceof SubmitEvent) {
    if (target instanceof HTMLFormElement) target.requestSubmit(event.submitter);
  } else if (isChoice(target)) {
    if (type !== 'click') return;
    target.checked = checked !== true;
    target.click();
  } else if (type === 'input') {
    if (hasTyping(target) && typeof value === 'string') typeAgain(target, value);
  } else {
    // A link has led somewhere already, a popover is open, and a form's own button is in the submission.
    const button = target.closest('button');
    if (button && button.type !== 'submit' && !button.popoverTargetElement) button.click();
  }
};

/** From here on React answers: what comes now is not kept. */
export const endEarlyEvents = (): void => {
  const end: unknown = Reflect.get(window, earlyEvents);
  // The page that was rendered ahead put it there.
  if (typeof end === 'function') kept = (end as () => EarlyEvent[])();
};

/**
 * Keeps, from here until `doEarlyEvents`, what is typed and chosen in the page that was rendered ahead: React sets a
 * field back to its rendered state while it takes over, and misses what was typed in the meantime.
 */
export const holdFieldEvents = (): void => {
  // Where another page took the place of the rendered one, nothing is held.
  const rendered = [...document.querySelectorAll('main > *')];
  const hold = (event: Event): void => {
    const { target, type } = event;
    if (!hasTyping(target) || (type === 'click' && !isChoice(target))) return;
    if (!rendered.some((part) => part.contains(target))) return;
    kept = [...kept, { event, value: target.value, checked: isChoice(target) && target.checked }];
    event.stopImmediatePropagation();
  };
  const types = ['click', 'input'];
  for (const type of types) window.addEventListener(type, hold, true);
  taking = new Promise((resolve) => {
    stopHolding = () => {
      for (const type of types) window.removeEventListener(type, hold, true);
      resolve();
    };
  });
};

/** Resolves when React has taken over the whole page; at once where it has, or where nothing was rendered ahead. */
export const takenOver = (): Promise<void> => taking;

/** React learns of a mouse when it moves on to something: of one that has been resting since before, it is told. */
const tellOfRestingMouse = (): void => {
  if (!window.matchMedia('(hover: hover)').matches) return;
  const under = [...document.querySelectorAll(':hover')].at(-1);
  under?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
};

const doKept = (): void => {
  stopHolding();
  performance.mark(takenOverMark);
  const events = kept;
  kept = [];
  const last = new Map(events.map((one) => [one.event.type === 'input' ? one.event.target : one, one]));
  for (const one of last.values()) doAgain(one);
  tellOfRestingMouse();
};

/** Does once what a reader did before the app had taken over: typing, choices, presses, sending, in their order. */
export const doEarlyEvents = (): void => {
  // React may be handling an event just now, and loses a choice that is dispatched inside it.
  queueMicrotask(doKept);
};
