import fc from 'fast-check';
import type { RawInput } from '../support/client.ts';
import { borders, hostileText } from './hostile-values.ts';
import { addressOf, queryPairs } from './sent.ts';

interface SentAddress {
  what: string;
  url: string;
}

const oddHeaders: readonly Record<string, string>[] = [
  { 'idempotency-key': 'x'.repeat(129) },
  { 'idempotency-key': 'a b' },
  { 'timezone-val': 'Mars/Olympus' },
  { 'timezone-val': 'x'.repeat(5000) },
  { 'x-background': '2' },
  { 'x-chat-secret': '\u00ff'.repeat(50) },
  { range: 'bytes=99999999-' },
  { 'if-none-match': '*' },
  { expect: '200-ok' },
];

/** Headers that no sensible client sends. */
export const someHeaders = fc.constantFrom(...oddHeaders);

/** The address with each part of its query at each border. */
export const borderAddresses = (path: string, request: RawInput, names: readonly string[]): SentAddress[] => {
  const given = queryPairs(request.query);
  return names.flatMap((name) =>
    borders.map((value) => ({
      what: `${name}=${value}`,
      url: addressOf(path, request, { query: [...given.filter(([key]) => key !== name), [name, value]] }),
    })),
  );
};

/** The address with something else in place of one part, or with more than it takes. */
export const someAddress = (
  path: string,
  request: RawInput,
  names: readonly string[],
): fc.Arbitrary<SentAddress> => {
  const params = Object.keys(request.params ?? {});
  const given = queryPairs(request.query);
  const text = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...hostileText) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }).map(toAddress) },
  );
  const query = (what: string, more: [string, string][]): SentAddress => ({
    what,
    url: addressOf(path, request, { query: more }),
  });
  const changes: fc.Arbitrary<SentAddress>[] = [
    text.map((value) => query(`unknown=${value.slice(0, 40)}`, [...given, ['unknown', value]])),
    fc
      .constantFrom('__proto__', 'constructor', 'a[b]', 'a.b', '%00', 'page', 'sortBy')
      .map((name) => query(`${name}=1`, [...given, [name, '1']])),
  ];
  if (names.length > 0)
    changes.push(
      fc
        .tuple(fc.constantFrom(...names), text)
        .map(([name, value]) =>
          query(`${name}=${value.slice(0, 40)}`, [...given.filter(([key]) => key !== name), [name, value]]),
        ),
      fc
        .tuple(fc.constantFrom(...names), text, text)
        .map(([name, one, two]) => query(`${name} twice`, [...given, [name, one], [name, two]])),
      fc.constantFrom(...names).map((name) => query(`${name}[]`, [...given, [`${name}[]`, 'x']])),
    );
  if (params.length > 0)
    changes.push(
      fc
        .tuple(
          fc.constantFrom(...params),
          text.filter((value) => value !== ''),
        )
        .map(([name, value]) => ({
          what: `:${name} is ${value.slice(0, 40)}`,
          url: addressOf(path, request, { params: { [name]: value } }),
        })),
    );
  return fc.oneof(...changes);
};

const toAddress = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
