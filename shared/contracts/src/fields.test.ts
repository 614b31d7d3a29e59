import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { dayText, emailText, instantText, moneyText, phoneText, type text, urlText } from './fields.ts';

const accepts = (schema: ReturnType<typeof text>, value: unknown): boolean => Compile(schema).Check(value);

test.each([
  ['ama.mensah+fund@mail.example.org', true],
  ['a@[192.0.2.1]', true],
  ['a@[192.0.2.999]', false],
  ['a@example', false],
  ['a@example.c', false],
  ['a b@example.org', false],
  ['a@b@example.org', false],
  ['"a@evil.example x"@example.org', false],
  ['a@example.org\r\nBcc: b@example.org', false],
  [`${'a'.repeat(255)}@example.org`, false],
  ['', false],
])('the e-mail address %j: %s', (value, isFine) => {
  expect(accepts(emailText(), value)).toBe(isFine);
});

test.each([
  ['+233205550100', true],
  ['1234567', true],
  ['123456', false],
  ['1234567890123456', false],
  ['+233 20 555', false],
  ['++233205550100', false],
])('the phone number %j: %s', (value, isFine) => {
  expect(accepts(phoneText(), value)).toBe(isFine);
});

test.each([
  ['https://example.org/a?b=c', true],
  ['http://example.org', true],
  ['HTTPS://EXAMPLE.ORG', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//example.org', false],
  ['https:example.org', false],
  ['https://', false],
  ['https://exa mple.org', false],
  ['https:\\\\example.org', false],
  ['\thttps://example.org', false],
])('the address %j: %s', (value, isFine) => {
  expect(accepts(urlText(), value)).toBe(isFine);
});

test.each([
  ['0', true],
  ['1250000.50', true],
  ['-1', false],
  ['1.234', false],
  ['1e3', false],
  ['1,000', false],
  ['٣', false],
])('the amount %j: %s', (value, isFine) => {
  expect(accepts(moneyText(), value)).toBe(isFine);
});

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
])('the day %j: %s', (value, isFine) => {
  expect(accepts(dayText(), value)).toBe(isFine);
});

test.each([
  ['2026-01-31T10:00:00.123456Z', true],
  ['2026-01-31T10:00:00+03:00', true],
  ['2026-02-30T10:00:00Z', false],
  ['2026-01-31T25:00:00Z', false],
  ['2026-01-31 10:00:00', false],
  ['2026-01-31T10:00:00+14:00', true],
  ['2026-01-31T10:00:00+23:59', false],
  ['9999-12-31T23:59:59Z', true],
  ['9999-12-31T23:59:59-01:00', false],
  ['0001-01-01T00:00:00+01:00', false],
])('the moment %j: %s', (value, isFine) => {
  expect(accepts(instantText(), value)).toBe(isFine);
});
