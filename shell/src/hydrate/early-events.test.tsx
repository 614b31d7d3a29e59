import { type EarlyEvent, earlyEvents } from '@portal/platform/release';
import { use, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { doEarlyEvents, endEarlyEvents, holdEvents } from './early-events.ts';

interface Answers {
  onPress: () => void;
  onLeave?: (field: string) => void;
  onSend: (values: { name: string; country: string; agrees: boolean; fund: string }) => void;
}

const Form = ({ onPress, onLeave, onSend }: Answers) => {
  const [name, setName] = useState('');
  const [country, setCountry] = useState('KE');
  const [agrees, setAgrees] = useState(false);
  const [fund, setFund] = useState('base');
  return (
    <form
      onBlur={({ target }) => onLeave?.(target.value)}
      onSubmit={(event) => {
        event.preventDefault();
        onSend({ name, country, agrees, fund });
      }}
    >
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <select aria-label="Country" value={country} onChange={(event) => setCountry(event.target.value)}>
        <option>KE</option>
        <option>TZ</option>
      </select>
      <input type="checkbox" checked={agrees} onChange={(event) => setAgrees(event.target.checked)} />
      <input
        type="radio"
        value="credit"
        checked={fund === 'credit'}
        onChange={(event) => setFund(event.target.value)}
      />
      <button type="button" onClick={onPress}>
        <svg />
      </button>
      <button type="submit">Send</button>
    </form>
  );
};

/** The page as it arrives, before React, with events kept as the page's own script keeps them. */
const arrive = (answers: Answers) => {
  const place = document.createElement('main');
  place.innerHTML = renderToString(<Form {...answers} />);
  document.body.append(place);
  const kept: EarlyEvent[] = [];
  const keep = (event: Event) => {
    const field = event.target ?? {};
    kept.push({ event, value: Reflect.get(field, 'value'), checked: Reflect.get(field, 'checked') });
    if (event.type === 'submit') event.preventDefault();
  };
  const types = ['click', 'input', 'keydown', 'submit'];
  for (const type of types) window.addEventListener(type, keep, true);
  vi.stubGlobal(earlyEvents, () => {
    for (const type of types) window.removeEventListener(type, keep, true);
    return kept.splice(0);
  });
  const find = <E extends HTMLElement>(selector: string): E => {
    const found = place.querySelector<E>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  return { place, find };
};

const type = (field: HTMLInputElement | HTMLSelectElement, value: string) => {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const hydrate = async (place: HTMLElement, answers: Answers) => {
  endEarlyEvents();
  const root = hydrateRoot(place, <Form {...answers} />);
  await expect.poll(() => Object.keys(place.firstChild ?? {}).join()).toContain('__react');
  doEarlyEvents();
  return root;
};

test('typing, choices, presses and sending from before hydration are done once, in their order', async () => {
  const answers = { onPress: vi.fn(), onSend: vi.fn() };
  const focused = vi.fn();
  document.addEventListener('focusin', focused);
  const { place, find } = arrive(answers);
  type(find('[aria-label=Name]'), 'Am');
  type(find('[aria-label=Name]'), 'Amina');
  type(find('select'), 'TZ');
  find('[type=checkbox]').click();
  find('[type=radio]').click();
  find('svg').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  find('[type=submit]').click();
  const root = await hydrate(place, answers);
  await expect.poll(() => answers.onSend).toHaveBeenCalledTimes(1);
  expect(answers.onSend).toHaveBeenCalledWith({ name: 'Amina', country: 'TZ', agrees: true, fund: 'credit' });
  expect(answers.onPress).toHaveBeenCalledTimes(1);
  expect(focused, 'nothing had the focus').not.toHaveBeenCalled();
  document.removeEventListener('focusin', focused);
  doEarlyEvents();
  find('[type=submit]').click();
  expect(answers.onPress).toHaveBeenCalledTimes(1);
  expect(answers.onSend).toHaveBeenCalledTimes(2);
  root.unmount();
  place.remove();
});

test('of the fields that were filled before hydration those count as left that were left', async () => {
  const answers = { onPress: vi.fn(), onLeave: vi.fn(), onSend: vi.fn() };
  const { place, find } = arrive(answers);
  type(find('[aria-label=Name]'), 'Amina');
  find('select').focus();
  type(find('select'), 'TZ');
  const root = await hydrate(place, answers);
  await expect.poll(() => answers.onLeave.mock.calls).toEqual([['Amina']]);
  root.unmount();
  place.remove();
});

test('a focus from before hydration is told of, and a key that pressed is pressed as a key', async () => {
  const heard: string[] = [];
  const button = (
    <button
      type="button"
      onFocus={() => heard.push('focus')}
      onKeyDown={(event) => {
        heard.push(event.key);
        event.preventDefault();
      }}
      onClick={() => heard.push('click')}
    >
      New application
    </button>
  );
  const place = document.createElement('main');
  place.innerHTML = renderToString(button);
  document.body.append(place);
  const trigger = place.querySelector('button');
  if (!trigger) throw new Error('There is no button.');
  trigger.focus();
  const clicks = [1, 0].map((detail) => {
    const event = new MouseEvent('click', { bubbles: true, detail });
    trigger.dispatchEvent(event);
    return { event, value: undefined, checked: undefined };
  });
  vi.stubGlobal(earlyEvents, () => clicks);
  endEarlyEvents();
  const root = hydrateRoot(place, button);
  await expect.poll(() => Object.keys(trigger).join()).toContain('__react');
  doEarlyEvents();
  await expect.poll(() => heard).toEqual(['focus', 'click', 'Enter']);
  root.unmount();
  place.remove();
});

test('a key of the page is pressed again, in the field that an earlier one led into; what was typed is none', async () => {
  const answers = { onPress: vi.fn(), onSend: vi.fn() };
  const { place, find } = arrive(answers);
  const press = (target: Element, key: string, init: KeyboardEventInit = {}) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
  const name = find<HTMLInputElement>('input[aria-label="Name"]');
  press(name, 'a');
  press(document.body, 'Shift');
  press(document.body, 'c', { ctrlKey: true });
  press(document.body, '4');
  press(document.body, 'n');
  const pressed: string[] = [];
  const listen = ({ key, target }: KeyboardEvent) => {
    pressed.push(`${key} in ${(target as Element).tagName}`);
    if (key === '4') name.focus();
  };
  document.addEventListener('keydown', listen);
  const root = await hydrate(place, answers);
  await expect.poll(() => pressed).toEqual(['4 in BODY', 'n in INPUT']);
  document.removeEventListener('keydown', listen);
  root.unmount();
  place.remove();
});

test('a file that was chosen before hydration is handed over', async () => {
  const onFiles = vi.fn();
  const place = document.createElement('main');
  const form = <input type="file" onChange={({ target }) => onFiles(target.files?.[0]?.name)} />;
  place.innerHTML = renderToString(form);
  document.body.append(place);
  const field = place.querySelector('input');
  if (!field) throw new Error('There is no field.');
  Object.defineProperty(field, 'files', { value: [new File(['%PDF'], 'plan.pdf')] });
  const event = new Event('input', { bubbles: true });
  field.dispatchEvent(event);
  vi.stubGlobal(earlyEvents, () => [{ event, value: 'C:\\fakepath\\plan.pdf', checked: false }]);
  endEarlyEvents();
  const root = hydrateRoot(place, form);
  await expect.poll(() => Object.keys(field).join()).toContain('__react');
  doEarlyEvents();
  await expect.poll(() => onFiles.mock.calls).toEqual([['plan.pdf']]);
  root.unmount();
  place.remove();
});

test('what was pressed on a page that is no longer there is let go', async () => {
  const answers = { onPress: vi.fn(), onSend: vi.fn() };
  const { place, find } = arrive(answers);
  find('[type=submit]').click();
  place.innerHTML = '';
  endEarlyEvents();
  doEarlyEvents();
  await Promise.resolve();
  expect(answers.onSend).not.toHaveBeenCalled();
  place.remove();
});

const Hydrated = () => {
  useEffect(doEarlyEvents, []);
  return null;
};

test('what is typed and chosen during hydration is kept', async () => {
  const answers = { onPress: vi.fn(), onSend: vi.fn() };
  const { place, find } = arrive(answers);
  endEarlyEvents();
  holdEvents();
  const root = hydrateRoot(place, [<Form key="form" {...answers} />, <Hydrated key="taken-over" />]);
  type(find('[aria-label=Name]'), 'Amina');
  find('[type=checkbox]').click();
  find('[type=radio]').click();
  type(find('select'), 'TZ');
  // As a browser does after the choice; it has React hydrate at once.
  find('select').dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => {
    find('[type=submit]').click();
    expect(answers.onSend).toHaveBeenLastCalledWith({
      name: 'Amina',
      country: 'TZ',
      agrees: true,
      fund: 'credit',
    });
  }, 20_000);
  root.unmount();
  place.remove();
});

test('what is pressed and sent while React cannot answer yet is done once', async () => {
  const answers = { onPress: vi.fn(), onSend: vi.fn() };
  const { place, find } = arrive(answers);
  let arrived = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const Late = () => {
    use(late);
    return <Hydrated />;
  };
  endEarlyEvents();
  holdEvents();
  const root = hydrateRoot(place, [<Form key="form" {...answers} />, <Late key="late" />]);
  find('svg').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  find('[type=submit]').click();
  find('[type=submit]').click();
  arrived();
  await expect.poll(() => answers.onSend).toHaveBeenCalled();
  find('[type=button]').click();
  expect(answers.onPress).toHaveBeenCalledTimes(2);
  expect(answers.onSend).toHaveBeenCalledTimes(1);
  root.unmount();
  place.remove();
});

test('nothing is held on another page than the one that was rendered', () => {
  const { place, find } = arrive({ onPress: vi.fn(), onSend: vi.fn() });
  holdEvents();
  place.replaceChildren(...[...place.childNodes].map((node) => node.cloneNode(true)));
  const seen = vi.fn();
  place.addEventListener('input', seen);
  type(find('[aria-label=Name]'), 'Amina');
  expect(seen).toHaveBeenCalled();
  doEarlyEvents();
  place.remove();
});
