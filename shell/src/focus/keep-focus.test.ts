// @vitest-environment jsdom
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { userEvent } from '@portal/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop = () => {};
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const show = (html: string): void => {
  document.body.innerHTML = `<header><button>Menu</button></header><main><h1>People</h1>${html}</main>`;
};
const find = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no ${id}.`);
  return element;
};
const row = (name: string) =>
  `<li><input id="word-${name}"><input type="radio" id="may-${name}"><button id="remove-${name}">Remove ${name}</button></li>`;
const people = `<ul id="list">${row('Ada')}${row('Kofi')}</ul><button id="last">Invite</button>`;
/** What Enter on an element does. */
const enter = async (id: string, act: () => void): Promise<void> => {
  find(id).addEventListener('click', act);
  find(id).focus();
  await userEvent.keyboard('{Enter}');
};
const focused = () => document.activeElement?.id || document.activeElement?.tagName;

test('a row removed by a key gives the focus to what is left of its list, not to a field', async () => {
  show(people);
  await enter('remove-Kofi', () => find('remove-Kofi').closest('li')?.remove());
  await expect.poll(focused).toBe('remove-Ada');
});

test('a dialog whose opener is gone gives it to what is left beside the opener', async () => {
  show(people);
  find('remove-Kofi').focus();
  const dialog = document.createElement('div');
  dialog.innerHTML = '<button id="yes">Yes</button><button>No</button>';
  document.body.append(dialog);
  await enter('yes', () => {
    find('remove-Kofi').closest('li')?.remove();
    dialog.remove();
  });
  await expect.poll(focused).toBe('remove-Ada');
});

test('a part that is replaced whole gives it to the heading of the page', async () => {
  show('<section><button id="retry">Try again</button></section>');
  await enter('retry', () => find('retry').parentElement?.replaceWith('The list'));
  await expect.poll(focused).toBe('H1');
});

test('what is off for a while gets it back', async () => {
  show(people);
  await enter('last', () => {
    find('last').toggleAttribute('disabled', true);
    find('last').blur();
  });
  expect(focused()).toBe('BODY');
  find('last').toggleAttribute('disabled', false);
  await expect.poll(focused).toBe('last');
});

test('a page that is gone is not kept in memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const gone = (() => {
    show(people);
    find('remove-Ada').focus();
    return new WeakRef(find('list'));
  })();
  show('');
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
  await vi.waitFor(
    () => {
      collect();
      expect(gone.deref() === undefined).toBe(true);
    },
    { timeout: 10_000 },
  );
});

test('a part of the page that gives it on by itself is left alone', async () => {
  show(people);
  await enter('remove-Kofi', () => {
    find('remove-Kofi').closest('li')?.remove();
    setTimeout(() => find('last').focus());
  });
  await expect.poll(focused).toBe('last');
});

test('a page that waits for its heading keeps the focus for that', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const settle = async () => {
    // The observer is called after the task.
    await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
    vi.advanceTimersByTime(1_000);
  };
  show(people);
  find('last').focus();
  find('last').dispatchEvent(new Event('keydown', { bubbles: true }));
  const page = document.querySelector('main') ?? document.body;
  page.innerHTML = '<a href="/">People</a>';
  await settle();
  expect(focused()).toBe('BODY');
  page.innerHTML = '<a href="/">People</a><h1>Ada</h1>';
  await settle();
  vi.useRealTimers();
  expect(focused()).toBe('H1');
});

test.each([
  ['keydown', 'H1'],
  ['pointerdown', 'BODY'],
])('after %s it ends at %s', async (press, end) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  show(people);
  find('last').focus();
  find('last').dispatchEvent(new Event(press, { bubbles: true }));
  find('last').replaceWith('');
  // The observer is called after the task.
  await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  expect(focused()).toBe(end);
});
