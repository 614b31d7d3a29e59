import { expect, test } from 'vitest';
import { Medians } from './medians.ts';

test('a median holds for its mark, and is forgotten under another', () => {
  const medians = new Medians();
  medians.keep('June', { mark: '7', median: 31 });
  expect(medians.find('June', '7')).toEqual({ mark: '7', median: 31 });
  expect(medians.find('June', '8')).toBeUndefined();
  expect(medians.find('June', '7')).toBeUndefined();
});

test('what was not asked for the longest is forgotten when there are many', () => {
  const medians = new Medians();
  medians.keep('often', { mark: '1', median: null });
  medians.keep('once', { mark: '1', median: 2 });
  for (let i = 0; i < 7999; i += 1) {
    medians.keep(`other ${i}`, { mark: '1', median: i });
    medians.find('often', '1');
  }
  expect(medians.find('often', '1')).toEqual({ mark: '1', median: null });
  expect(medians.find('once', '1')).toBeUndefined();
});

const june = { question: 'June', mark: '7' };
const july = { question: 'July', mark: '3' };

/** A reading that ends when the test ends it. */
const held = () => {
  const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, number>>();
  const asked: string[][] = [];
  const read = (unknown: readonly { question: string }[]) => {
    asked.push(unknown.map(({ question }) => question));
    return promise;
  };
  return { asked, read, resolve, reject };
};

test('who asks while the same is being read waits for it, and reads only what is left', async () => {
  const medians = new Medians();
  const first = held();
  const second = held();
  const answers = [
    medians.answer([june], first.read),
    ...Array.from({ length: 20 }, () => medians.answer([june, july], second.read)),
  ];
  first.resolve(new Map([['June', 31]]));
  second.resolve(new Map());
  const [one, ...others] = await Promise.all(answers);
  expect(one).toEqual(new Map([['June', 31]]));
  for (const other of others) expect(Object.fromEntries(other)).toEqual({ June: 31, July: null });
  expect([first.asked, second.asked]).toEqual([[['June']], [['July']]]);
  expect(medians.find('July', '3')).toEqual({ mark: '3', median: null });
});

test('another mark is another question, also while the old one is being read', async () => {
  const medians = new Medians();
  const [old, now] = [held(), held()];
  const answers = [medians.answer([june], old.read), medians.answer([{ ...june, mark: '8' }], now.read)];
  old.resolve(new Map([['June', 31]]));
  now.resolve(new Map([['June', 29]]));
  const medianOf = (answer: ReadonlyMap<string, number | null>) => answer.get('June');
  expect((await Promise.all(answers)).map(medianOf)).toEqual([31, 29]);
});

test('a reading that fails is forgotten: the next who asks reads anew', async () => {
  const medians = new Medians();
  const failing = held();
  const waiting = [medians.answer([june], failing.read), medians.answer([june], failing.read)];
  failing.reject(new Error('the database is away'));
  const outcomes = await Promise.allSettled(waiting);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(failing.asked).toHaveLength(1);
  expect(medians.find('June', '7')).toBeUndefined();
  expect((await medians.answer([june], async () => new Map([['June', 30]]))).get('June')).toBe(30);
});
