import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { run, runBeside } from '../src/run-command.ts';
import type { Step } from '../src/steps.ts';
import { takeSteps } from '../src/take-steps.ts';

const tally = { passed: 1, failed: 0, failures: [] };
const steps = (...takes: Omit<Step, 'budgetSeconds'>[]): Step[] =>
  takes.map((step) => ({ ...step, budgetSeconds: 1 }));

test('what looks at the sources alone goes on while the tests run, and counts', async () => {
  let look = () => {};
  const looked = new Promise<void>((resolve) => {
    look = resolve;
  });
  const taken = await takeSteps(
    steps(
      {
        name: 'types',
        isBeside: true,
        take: async (by) => {
          look();
          return { ...tally, failed: by === runBeside ? 1 : 0 };
        },
      },
      { name: 'format', take: async () => tally },
      { name: 'tests', take: (by) => looked.then(() => ({ ...tally, failed: by === run ? 2 : 0 })) },
    ),
  );
  const found = Object.fromEntries(taken.map(({ step, ...rest }) => [step.name, rest]));
  expect(found).toMatchObject({
    format: { isBeside: false },
    types: { isBeside: true, tally: { failed: 1 } },
    tests: { isBeside: false, tally: { failed: 2 } },
  });
});

test('what needs what others make waits for them, and finds it in the folder of the run', async () => {
  const taken = await takeSteps(
    steps(
      {
        name: 'build',
        isBeside: true,
        take: async (_run, folder) => {
          await setImmediate();
          writeFileSync(join(folder, 'built'), 'all');
          return tally;
        },
      },
      { name: 'format', take: async () => tally },
      {
        name: 'browser',
        isAfterAll: true,
        take: async (_run, folder) => ({ ...tally, failures: [readFileSync(join(folder, 'built'), 'utf8')] }),
      },
    ),
  );
  expect(taken.at(-1)).toMatchObject({ step: { name: 'browser' }, tally: { failures: ['all'] } });
});

test('a step that throws has failed, and all others are taken', async () => {
  const fail = (name: string) => async () => {
    throw new Error(`${name} cannot run`);
  };
  const taken = await takeSteps(
    steps(
      { name: 'types', isBeside: true, take: fail('types') },
      { name: 'tests', take: fail('tests') },
      { name: 'browser', isAfterAll: true, take: async () => tally },
    ),
  );
  expect(Object.fromEntries(taken.map(({ step, tally: found }) => [step.name, found]))).toEqual({
    types: { passed: 0, failed: 1, failures: ['types cannot run'] },
    tests: { passed: 0, failed: 1, failures: ['tests cannot run'] },
    browser: tally,
  });
});

test('without tests it has all of the processor', async () => {
  const [taken] = await takeSteps(
    steps({ name: 'types', isBeside: true, take: async (by) => ({ ...tally, passed: by === run ? 2 : 0 }) }),
  );
  expect(taken).toMatchObject({ isBeside: false, tally: { passed: 2 } });
});

test('what runs beside the tests takes what they leave, and says how it ended', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const ends = [await runBeside('nice', []), await runBeside('false', [])];
  const said = written.mock.calls.map(String).join('');
  written.mockRestore();
  expect(ends).toEqual([true, false]);
  expect(said).toContain('19');
});
