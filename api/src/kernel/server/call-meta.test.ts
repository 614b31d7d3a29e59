import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { callMeta } from './call-meta.ts';

const zoneOf = (name: string) =>
  callMeta({ ip: '203.0.113.7', id: 'r', headers: { 'timezone-val': name } } as unknown as FastifyRequest)
    .timeZone; // all that is read of a request

test('a thousand invented time zones do not make every later call read its own anew', () => {
  for (let n = 0; n < 1_500; n += 1) expect(zoneOf(`Invented/Zone${n}`)).toBe('UTC');
  expect(zoneOf('Africa/Nairobi')).toBe('Africa/Nairobi');
  const read = vi.spyOn(Intl, 'DateTimeFormat');
  expect(zoneOf('Africa/Nairobi')).toBe('Africa/Nairobi');
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});
