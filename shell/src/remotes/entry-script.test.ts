import { afterEach, expect, test, vi } from 'vitest';
import { runEntryScript } from './entry-script.ts';

const url = 'http://portal.test/assets/cms/1/remoteEntry.js';
const pin = { integrity: 'sha384-abc', timeoutMs: 4_000 };

const tag = () => document.querySelector('script');

afterEach(() => vi.useRealTimers());

test('a script is asked for with its pinned hash, and leaves no tag', async () => {
  const run = runEntryScript(url, pin);
  expect(tag()?.src).toBe(url);
  expect(tag()?.integrity).toBe(pin.integrity);
  expect(tag()?.crossOrigin).toBe('anonymous');
  tag()?.dispatchEvent(new Event('load'));
  await run;
  expect(tag()).toBeNull();
});

test('a script that throws is told from one that does not come: only the latter is worth another try', async () => {
  const thrown = runEntryScript(url, pin);
  window.dispatchEvent(new ErrorEvent('error', { filename: url, message: 'broken' }));
  tag()?.dispatchEvent(new Event('load'));
  await expect(thrown).rejects.toThrow('ScriptExecutionError');

  const elsewhere = runEntryScript(url, pin);
  window.dispatchEvent(
    new ErrorEvent('error', { filename: 'http://portal.test/other.js', message: 'broken' }),
  );
  tag()?.dispatchEvent(new Event('load'));
  await expect(elsewhere).resolves.toBeUndefined();

  const missing = runEntryScript(url, pin);
  tag()?.dispatchEvent(new Event('error'));
  await expect(missing).rejects.toThrow('did not load');
});

test('a script that hangs is given up in time', async () => {
  vi.useFakeTimers();
  const hanging = runEntryScript(url, pin);
  const given = expect(hanging).rejects.toThrow('timed out');
  await vi.advanceTimersByTimeAsync(pin.timeoutMs);
  await given;
  expect(tag()).toBeNull();
});
