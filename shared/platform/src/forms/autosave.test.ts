import { UIProvider } from '@portal/ui';
import { act, render, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { AutosaveLine } from './AutosaveLine.tsx';
import { useAutosave } from './autosave.ts';
import { readDeviceCopy } from './device-copy.ts';

const offline = () => new ApiError({ status: 0, code: 'offline', message: 'No connection.' });
const busy = () => new ApiError({ status: 503, code: 'unavailable', message: 'The service is busy.' });

interface Draft {
  title: string;
}

const mount = (save: (draft: Draft) => Promise<unknown>) =>
  renderHook(({ values }) => useAutosave({ key: 'draft-1', values, save }), {
    initialProps: { values: { title: '' } },
  });

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());

test('what the form starts with is not sent', async () => {
  const save = vi.fn(async () => undefined);
  const { result } = mount(save);
  await wait(5_000);
  expect(save).not.toHaveBeenCalled();
  expect(result.current.state).toBe('idle');
});

test('a change is sent once the typing pauses, and the device copy goes when it is confirmed', async () => {
  const sent: Draft[] = [];
  const { result, rerender } = mount(async (draft) => sent.push(draft));
  for (const title of ['S', 'So', 'Sol']) {
    rerender({ values: { title } });
    await wait(300);
  }
  expect(sent).toEqual([]);
  expect(readDeviceCopy<Draft>('draft-1')?.values).toEqual({ title: 'Sol' });
  await wait(800);
  expect(sent).toEqual([{ title: 'Sol' }]);
  expect(result.current).toMatchObject({ state: 'saved' });
  expect(readDeviceCopy('draft-1')).toBeNull();
});

test('without a connection the words stay on the device and are sent when it is back', async () => {
  let connected = false;
  const sent: Draft[] = [];
  const { result, rerender } = mount(async (draft) => {
    if (!connected) throw offline();
    sent.push(draft);
  });
  rerender({ values: { title: 'Solar' } });
  await wait(1_000);
  expect(result.current.state).toBe('offline');
  expect(readDeviceCopy<Draft>('draft-1')?.values).toEqual({ title: 'Solar' });
  rerender({ values: { title: 'Solar dryers' } });
  await wait(1_000);
  connected = true;
  await wait(10_000);
  expect(sent).toEqual([{ title: 'Solar dryers' }]);
  expect(result.current.state).toBe('saved');
});

test('where the device has no room the words are not said to be kept, until they are saved', async () => {
  let connected = false;
  const { result, rerender } = mount(async () => {
    if (!connected) throw offline();
  });
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  rerender({ values: { title: 'Solar' } });
  await wait(1_000);
  full.mockRestore();
  expect(result.current).toMatchObject({ state: 'offline', isKept: false });
  const line = createElement(UIProvider, null, createElement(AutosaveLine, { autosave: result.current }));
  expect(render(line).container.textContent).toBe('No connection.Try again');
  expect(leave()).toBe(true);
  connected = true;
  await wait(10_000);
  expect(result.current).toMatchObject({ state: 'saved', isKept: true });
  expect(leave()).toBe(false);
});

test('what is being sent again does not look failed', () => {
  const autosave = { savedAt: null, error: offline(), isKept: false, flush: async () => true };
  const line = createElement(AutosaveLine, { autosave: { ...autosave, state: 'saving' } });
  const { container } = render(createElement(UIProvider, null, line));
  expect(container.querySelector('.lucide-cloud-upload')).not.toBeNull();
});

test('what a busy server did not take is sent again by itself, less and less often', async () => {
  const triedAt: number[] = [];
  let isBusy = true;
  const begun = Date.now();
  const { result, rerender } = mount(async () => {
    triedAt.push(Math.round((Date.now() - begun) / 1_000));
    if (isBusy) throw busy();
  });
  rerender({ values: { title: 'Solar' } });
  await wait(1_000);
  expect(result.current).toMatchObject({ state: 'waiting', error: { status: 503 } });
  for (let seconds = 0; seconds < 200; seconds += 10) await wait(10_000);
  expect(triedAt).toEqual([1, 11, 31, 71, 131, 191]);
  expect(readDeviceCopy<Draft>('draft-1')?.values).toEqual({ title: 'Solar' });
  isBusy = false;
  await wait(60_000);
  expect(result.current.state).toBe('saved');
  expect(readDeviceCopy('draft-1')).toBeNull();
});

test('a refusal is told and the words stay on the device', async () => {
  let sent = 0;
  const { result, rerender } = mount(async () => {
    sent += 1;
    throw new ApiError({ status: 409, code: 'stale_version', message: 'Somebody saved before you.' });
  });
  rerender({ values: { title: 'Solar' } });
  await wait(1_000);
  expect(result.current.state).toBe('error');
  expect(result.current.error).toMatchObject({ code: 'stale_version' });
  expect(readDeviceCopy('draft-1')).not.toBeNull();
  await wait(60_000);
  expect(sent).toBe(1);
});

test('requests never overlap, and what was typed meanwhile follows', async () => {
  const sent: string[] = [];
  const arrive: (() => void)[] = [];
  const { rerender } = mount(({ title }) => {
    sent.push(title);
    return new Promise<void>((resolve) => arrive.push(resolve));
  });
  rerender({ values: { title: 'a' } });
  await wait(1_000);
  rerender({ values: { title: 'ab' } });
  await wait(1_000);
  expect(sent).toEqual(['a']);
  arrive[0]?.();
  await wait(0);
  expect(sent).toEqual(['a', 'ab']);
  arrive[1]?.();
  await wait(0);
});

test('what is typed and taken back at once does not come back from the device', async () => {
  const sent: Draft[] = [];
  const { rerender } = mount(async (draft) => sent.push(draft));
  rerender({ values: { title: 'Solar' } });
  await wait(300);
  rerender({ values: { title: '' } });
  await wait(5_000);
  expect(sent).toEqual([]);
  expect(readDeviceCopy('draft-1')).toBeNull();
});

test('what is typed and taken back without a connection does not wait for it for ever', async () => {
  let connected = false;
  const sent: Draft[] = [];
  const { result, rerender } = mount(async (draft) => {
    if (!connected) throw offline();
    sent.push(draft);
  });
  rerender({ values: { title: 'Solar' } });
  await wait(1_000);
  rerender({ values: { title: '' } });
  await wait(1_000);
  connected = true;
  await wait(10_000);
  expect(result.current.state).toBe('saved');
  expect(readDeviceCopy('draft-1')).toBeNull();
  expect(sent).toEqual([{ title: '' }]);
});
