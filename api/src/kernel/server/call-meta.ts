import type { FastifyRequest } from 'fastify';
import type { CallMeta } from '../http/caller.ts';
import { languageOf } from '../http/language.ts';
import { invalidField } from '../http/problem.ts';

const one = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

/**
 * PostgreSQL reads the sign of an offset the other way round; of named zones both mean the same. An offset is known by
 * whole hours, of those that there are.
 */
const named = (zone: string): string => {
  if (!/^[+-]/.test(zone)) return zone;
  const [, sign, digits] = /^([+-])(\d\d):00$/.exec(zone) ?? [];
  const hours = Number(digits ?? 0);
  if (hours === 0 || hours > (sign === '+' ? 14 : 12)) return 'UTC';
  return `Etc/GMT${sign === '+' ? '-' : '+'}${hours}`;
};

const readZone = (name: string): string => {
  try {
    return named(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return 'UTC';
  }
};

/** Reading one costs as much as the rest of a short call. There are some 600; a caller may invent more. */
const zones = new Map<string, string>();
const MAX_ZONES = 1000;

const knownZone = (name: string | undefined): string => {
  if (name === undefined || name.length > 64) return 'UTC';
  const known = zones.get(name);
  if (known !== undefined) return known;
  const zone = readZone(name);
  if (zones.size >= MAX_ZONES) zones.clear();
  zones.set(name, zone);
  return zone;
};

const idempotencyKey = (header: string | undefined): { idempotencyKey?: string } => {
  if (header === undefined) return {};
  if (/^[\x21-\x7e]{1,128}$/.test(header)) return { idempotencyKey: header };
  throw invalidField('Idempotency-Key', 'format');
};

// Line breaks and escape codes must not reach logs or mails.
const printable = (text: string): string => text.replace(/[^\x20-\x7e]/g, '').slice(0, 300);

export const callMeta = (request: FastifyRequest): CallMeta => ({
  ip: request.ip,
  userAgent: printable(request.headers['user-agent'] ?? ''),
  requestId: request.id,
  language: languageOf(request.headers['accept-language']),
  timeZone: knownZone(one(request.headers['timezone-val'])),
  ...idempotencyKey(one(request.headers['idempotency-key'])),
});
