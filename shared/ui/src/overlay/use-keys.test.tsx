// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { useKeys } from './use-keys.ts';

afterEach(cleanup);

const Keys = ({ onKey, children }: { onKey: (key: string) => void; children: ReactNode }) => {
  useKeys(({ key }) => onKey(key));
  return children;
};

test.each([
  [1, 'a button', <button key="b" type="button" />],
  [1, 'a box to check', <input key="c" type="checkbox" />],
  [0, 'a field', <input key="f" />],
  [0, 'a dialog', <dialog key="d" open children={<button type="button" />} />],
  [0, 'a question', <div key="q" role="alertdialog" children={<button type="button" />} />],
  [0, 'a menu', <div key="m" role="menu" children={<button type="button" role="menuitem" />} />],
])('%i time is a key of the page heard in %s', async (times, _where, part) => {
  const hear = vi.fn();
  const { user } = show(<Keys onKey={hear}>{part}</Keys>);
  document.querySelector<HTMLElement>('button, input')?.focus();
  await user.keyboard('n');
  expect(hear).toHaveBeenCalledTimes(times);
});

test.each([
  ['ى', 'KeyN', {}, 'n'],
  ['٤', 'Digit4', {}, '4'],
  ['؟', 'Slash', { shiftKey: true }, '?'],
  ['د', 'BracketRight', {}, ']'],
  [']', 'Minus', { ctrlKey: true, altKey: true, modifierAltGraph: true }, ']'],
  ['é', 'Digit2', {}, 'é'],
])('%s of another keyboard is the key in its place', (key, code, modifiers, read) => {
  const hear = vi.fn();
  show(<Keys onKey={hear}>{null}</Keys>);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, ...modifiers, bubbles: true }));
  expect(hear).toHaveBeenCalledExactlyOnceWith(read);
});
