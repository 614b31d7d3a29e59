import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import type { ShutdownLimits } from './graceful-shutdown.ts';

const program = new URL('../../../test/support/programs/graceful-shutdown.ts', import.meta.url).pathname;
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A process whose close behaves as told; `says` waits for a line of it. */
const holding = async (manner: string, limits: Partial<ShutdownLimits> = {}, ...args: string[]) => {
  const child = spawn(process.execPath, [program, manner, JSON.stringify(limits), ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.push(child);
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('no output');
  const lines = createInterface(stdout)[Symbol.asyncIterator]();
  const says = async (line: string): Promise<void> => {
    for (;;) {
      const { value, done } = await lines.next();
      if (value === line) return;
      if (done) throw new Error(`ended without saying "${line}"`);
    }
  };
  const ended = once(child, 'exit').then(([code, signal]): Ended => ({ code, signal }));
  let errors = '';
  stderr.on('data', (text) => {
    errors += text;
  });
  const stopReading = (): void => {
    stdout.destroy();
    stderr.destroy();
  };
  await says('holding');
  return { child, says, ended, stopReading, told: () => errors };
};

test('a close that goes well ends with 0, one that fails with 1', async () => {
  const [well, bad] = await Promise.all([holding('well'), holding('fails')]);
  well.child.kill('SIGTERM');
  bad.child.kill('SIGINT');
  expect(await well.ended).toEqual({ code: 0, signal: null });
  expect(await bad.ended).toEqual({ code: 1, signal: null });
});

test('a close that never ends is given up', async () => {
  const { child, ended } = await holding('never', { closeMs: 200 });
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 1, signal: null });
});

test('a close that keeps the process busy for ever is killed', async () => {
  const { child, ended } = await holding('busy', { closeMs: 200 });
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: null, signal: 'SIGKILL' });
});

test('who cannot tell of the end ends all the same', async () => {
  const { child, ended } = await holding('well', {}, 'announce-fails');
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 1, signal: null });
});

test('a promise that nobody held is told of, and the process lives', async () => {
  const { child, ended, told } = await holding('well', {}, 'reject');
  await expect.poll(told).toContain('nobody holds this');
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, signal: null });
});

test('an error that nobody caught is told of and ends the process in order, with 1', async () => {
  const { says, ended, told } = await holding('well', {}, 'throw');
  await says('closing');
  expect(await ended).toEqual({ code: 1, signal: null });
  expect(told()).toContain('nobody catches this');
});

test('a second signal leaves little time for what is left', async () => {
  const { child, says, ended } = await holding('never', { hurryMs: 100 });
  child.kill('SIGTERM');
  await says('closing');
  child.kill('SIGINT');
  expect(await ended).toEqual({ code: 1, signal: null });
});

test('a third signal ends the process where it stands', async () => {
  const { child, ended } = await holding('never');
  const insist = setInterval(() => child.kill('SIGTERM'), 20);
  expect(await ended).toEqual({ code: null, signal: 'SIGTERM' });
  clearInterval(insist);
});

test('a process whose output nobody reads any more still hears that it is to end', async () => {
  const { child, ended, stopReading } = await holding('well', {}, 'talk');
  stopReading();
  for (let n = 0; n < 3; n += 1) await once(child, 'message');
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, signal: null });
});
