import { act, startTransition, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { HydrateOnInteraction, setHydrating } from './HydrateOnInteraction.tsx';

const place = document.createElement('div');
const errors = vi.fn();
const press = vi.fn();

const Part = ({ name }: { name: string }) => (
  <button type="button" onClick={press}>
    {name} {i18n.language}
  </button>
);

const page = (name: string) => (
  <HydrateOnInteraction>
    <Part name={name} />
  </HydrateOnInteraction>
);

const isHydrated = (): boolean =>
  Object.keys(place.querySelector('button') ?? {}).some((key) => key.startsWith('__reactProps$'));

const hydrate = async (name: string) => {
  setHydrating(true);
  const root = await act(async () => hydrateRoot(place, page(name), { onRecoverableError: errors }));
  setHydrating(false);
  return root;
};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await i18n.changeLanguage('en');
  place.innerHTML = renderToString(page('Open'));
  document.body.append(place);
});

afterEach(() => {
  expect(errors).not.toHaveBeenCalled();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
  place.remove();
});

test('a part stays as it is rendered until its first press, which it gets', async () => {
  const root = await hydrate('Open');
  const button = place.querySelector('button');
  expect(isHydrated()).toBe(false);
  await act(async () => button?.click());
  expect(isHydrated()).toBe(true);
  expect(press).toHaveBeenCalledTimes(1);
  expect(place.querySelector('button')).toBe(button);
  await act(async () => root.unmount());
});

test('a part follows what it is given', async () => {
  const root = await hydrate('Open');
  await act(async () => root.render(page('Close')));
  expect(place.textContent).toBe('Close en');
  await act(async () => root.unmount());
});

const Pages = () => {
  const [name, setName] = useState('Open');
  // As a navigation in the moment in which the page is hydrated and its parts are not yet looked at.
  useEffect(() => startTransition(() => setName('Close')), []);
  return page(name);
};

test('a transition that begins before a part is looked at ends', async () => {
  place.innerHTML = renderToString(<Pages />);
  vi.unstubAllGlobals();
  setHydrating(true);
  const root = hydrateRoot(place, <Pages />, { onRecoverableError: errors });
  await expect.poll(() => place.textContent).toBe('Close en');
  setHydrating(false);
  root.unmount();
});

test('a change of language replaces a part that is not hydrated and leaves one that is', async () => {
  const root = await hydrate('Open');
  await act(async () => i18n.changeLanguage('fr'));
  expect(place.textContent).toBe('Open fr');
  const button = place.querySelector('button');
  await act(async () => i18n.changeLanguage('ar'));
  await act(async () => root.render(page('Close')));
  expect(place.textContent).toBe('Close ar');
  expect(place.querySelector('button')).toBe(button);
  await act(async () => root.unmount());
});

test('where nothing is rendered, a part is shown at once', async () => {
  place.innerHTML = '';
  setHydrating(true);
  const root = createRoot(place);
  await act(async () => root.render(page('Open')));
  expect(place.textContent).toBe('Open en');
  setHydrating(false);
  await act(async () => root.unmount());
});
