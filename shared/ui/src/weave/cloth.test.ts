import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cloth } from './cloth.ts';

const finished = (svg: string, height: number) => svg.split(`v${height}h-24z`).length - 1;

test('the cloth has as many finished strips as instruments are deposited', () => {
  expect(finished(cloth({ strips: 54, woven: 48 }), 144)).toBe(48);
  expect(finished(cloth({ strips: 54, woven: 49 }), 144)).toBe(49);
});

test('the same figures give the same file', () => {
  expect(cloth({ strips: 54, woven: 48 })).toBe(cloth({ strips: 54, woven: 48 }));
});

test('the file in assets is the one the generator draws', () => {
  const file = readFileSync(new URL('../../assets/cloth.svg', import.meta.url), 'utf8');
  expect(file).toBe(cloth({ strips: 54, woven: 48 }));
});
