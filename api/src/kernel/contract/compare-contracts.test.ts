import { expect, test } from 'vitest';
import { breaksBetween } from './compare-contracts.ts';
import { describeFinding } from './finding.ts';
import type { JsonObject } from './json.ts';

const text = { type: 'string' };
const number = { type: 'integer' };
const object = (properties: object, required: string[] = [], rest: object = {}) => ({
  type: 'object',
  properties,
  required,
  ...rest,
});

interface Parts {
  body?: object;
  answer?: object;
  parameters?: object[];
  roles?: string[];
  operation?: object;
  components?: object;
}

/** A contract with the one operation `PUT /thing`. */
const contract = (parts: Parts = {}): JsonObject => ({
  paths: {
    '/thing': {
      put: {
        operationId: 'changeThing',
        'x-roles': parts.roles ?? ['MANAGER', 'SUPER'],
        parameters: parts.parameters ?? [],
        requestBody: { required: true, content: { 'application/json': { schema: parts.body ?? {} } } },
        responses: { 200: { content: { 'application/json': { schema: parts.answer ?? {} } } } },
        ...parts.operation,
      },
    },
  },
  components: { schemas: { Error: object({ error: text }, ['error']), ...parts.components } },
});

const between = (before: Parts, after: Parts): string[] =>
  breaksBetween(contract(before), contract(after)).map(describeFinding);

const query = (name: string, rest: object = {}) => ({
  name,
  in: 'query',
  required: false,
  schema: text,
  ...rest,
});
const nullable = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });

type Case = [name: string, before: Parts, after: Parts, expected?: string];

const breaking: Case[] = [
  [
    'an answer loses a field',
    { answer: object({ a: text, b: text }) },
    { answer: object({ a: text }) },
    'answer 200.b was removed',
  ],
  [
    'an answer retypes a field',
    { answer: object({ a: text }) },
    { answer: object({ a: number }) },
    'a was retyped from string to integer',
  ],
  [
    'an answer may leave out a field',
    { answer: object({ a: text }, ['a']) },
    { answer: object({ a: text }) },
    'a may now be absent',
  ],
  [
    'an answer may hold null',
    { answer: object({ a: text }) },
    { answer: object({ a: nullable(text) }) },
    'a was retyped from string to null',
  ],
  [
    'a list answers something else',
    { answer: { type: 'array', items: text } },
    { answer: { type: 'array', items: number } },
    '[] was retyped',
  ],
  [
    'an inner field goes',
    { answer: object({ a: object({ b: text }) }) },
    { answer: object({ a: object({}) }) },
    'a.b was removed',
  ],
  [
    'a field named like a word of the document goes',
    { answer: object({ description: text }) },
    { answer: object({}) },
    'description was removed',
  ],
  [
    'a named schema loses a field',
    { answer: { $ref: '#/components/schemas/T' }, components: { T: object({ a: text }) } },
    { answer: { $ref: '#/components/schemas/T' }, components: { T: object({}) } },
    'a was removed',
  ],
  [
    'a whole number becomes any number in an answer',
    { answer: object({ a: number }) },
    { answer: object({ a: { type: 'number' } }) },
    'a was retyped',
  ],
  ['an input loses a field', { body: object({ a: text }) }, { body: object({}) }, 'body.a was removed'],
  [
    'an input asks for one more',
    { body: object({}) },
    { body: object({ a: text }, ['a']) },
    'body.a is required now',
  ],
  [
    'an input makes a field mandatory',
    { body: object({ a: text }) },
    { body: object({ a: text }, ['a']) },
    'body.a is required now',
  ],
  [
    'an input retypes a field',
    { body: object({ a: text }) },
    { body: object({ a: number }) },
    'body.a was retyped from string to integer',
  ],
  [
    'an input no longer takes null',
    { body: object({ a: nullable(text) }) },
    { body: object({ a: text }) },
    'a was retyped from null to string',
  ],
  [
    'an input takes a whole number only',
    { body: object({ a: { type: 'number' } }) },
    { body: object({ a: number }) },
    'a was retyped from number to integer',
  ],
  [
    'an input loses a value',
    { body: object({ a: { enum: ['X', 'Y'] } }) },
    { body: object({ a: { enum: ['X'] } }) },
    'a no longer accepts "Y"',
  ],
  [
    'an input lists its values',
    { body: object({ a: text }) },
    { body: object({ a: { type: 'string', enum: ['X'] } }) },
    'a accepts only ["X"] now',
  ],
  [
    'a shorter text is asked for',
    { body: object({ a: { ...text, maxLength: 20 } }) },
    { body: object({ a: { ...text, maxLength: 10 } }) },
    'maxLength narrowed from 20 to 10',
  ],
  [
    'a limit appears',
    { body: object({ a: text }) },
    { body: object({ a: { ...text, maxLength: 10 } }) },
    'maxLength narrowed from none to 10',
  ],
  [
    'a least value rises',
    { body: object({ a: { ...number, minimum: 0 } }) },
    { body: object({ a: { ...number, minimum: 1 } }) },
    'minimum narrowed from 0 to 1',
  ],
  [
    'fewer items are taken',
    { body: object({ a: { type: 'array', items: text, maxItems: 5 } }) },
    { body: object({ a: { type: 'array', items: text, maxItems: 4 } }) },
    'maxItems narrowed',
  ],
  [
    'another pattern is asked for',
    { body: object({ a: { ...text, pattern: '^a' } }) },
    { body: object({ a: { ...text, pattern: '^b' } }) },
    'pattern narrowed',
  ],
  [
    'unknown fields are refused',
    { body: object({}) },
    { body: object({}, [], { additionalProperties: false }) },
    'refuses unknown fields now',
  ],
  [
    'one of two forms is no longer taken',
    { body: { anyOf: [object({ a: text }, ['a']), object({ b: text }, ['b'])] } },
    { body: object({ a: text }, ['a']) },
    'body',
  ],
  ['a parameter goes', { parameters: [query('q')] }, {}, 'query q was removed'],
  [
    'a parameter becomes mandatory',
    { parameters: [query('q')] },
    { parameters: [query('q', { required: true })] },
    'query q is required now',
  ],
  [
    'a mandatory parameter appears',
    {},
    { parameters: [query('q', { required: true })] },
    'query q is required now',
  ],
  [
    'a parameter is retyped',
    { parameters: [query('q')] },
    { parameters: [query('q', { schema: number })] },
    'query q was retyped',
  ],
  [
    'a parameter loses a value',
    { parameters: [query('q', { schema: { enum: ['X', 'Y'] } })] },
    { parameters: [query('q', { schema: { enum: ['X'] } })] },
    'query q no longer accepts "Y"',
  ],
  ['fewer roles may call', {}, { roles: ['SUPER'] }, 'is no longer open to MANAGER'],
  [
    'the operation is renamed',
    {},
    { operation: { operationId: 'editThing' } },
    'was renamed from changeThing to editThing',
  ],
  ['the success status changes', {}, { operation: { responses: { 201: {} } } }, 'answer 200 was removed'],
  [
    'the answer is another kind of content',
    {},
    { operation: { responses: { 200: { content: { 'text/csv': {} } } } } },
    'answer 200 is no longer application/json',
  ],
  [
    'the request is another kind of content',
    {},
    { operation: { requestBody: { required: true, content: { 'text/csv': {} } } } },
    'body is no longer application/json',
  ],
  ['refusals lose a field', {}, { components: { Error: object({}) } }, 'every refusal: error was removed'],
];

const harmless: Case[] = [
  ['nothing changes', { body: object({ a: text }, ['a']) }, { body: object({ a: text }, ['a']) }],
  [
    'an answer gains a field',
    { answer: object({ a: text }) },
    { answer: object({ a: text, b: text }, ['b']) },
  ],
  ['an answer promises a field', { answer: object({ a: text }) }, { answer: object({ a: text }, ['a']) }],
  [
    'an answer is never null any more',
    { answer: object({ a: nullable(text) }) },
    { answer: object({ a: text }) },
  ],
  [
    'an answer gains a value',
    { answer: object({ a: { enum: ['X'] } }) },
    { answer: object({ a: { enum: ['X', 'Y'] } }) },
  ],
  [
    'an answer loses a value',
    { answer: object({ a: { enum: ['X', 'Y'] } }) },
    { answer: object({ a: { enum: ['X'] } }) },
  ],
  [
    'an answer is shorter',
    { answer: object({ a: text }) },
    { answer: object({ a: { ...text, maxLength: 5 } }) },
  ],
  ['an input gains an optional field', { body: object({}) }, { body: object({ a: text }) }],
  ['an input asks for less', { body: object({ a: text }, ['a']) }, { body: object({ a: text }) }],
  ['an input takes null too', { body: object({ a: text }) }, { body: object({ a: nullable(text) }) }],
  [
    'an input gains a value',
    { body: object({ a: { enum: ['X'] } }) },
    { body: object({ a: { enum: ['X', 'Y'] } }) },
  ],
  ['an input takes any number', { body: object({ a: number }) }, { body: object({ a: { type: 'number' } }) }],
  [
    'a longer text is taken',
    { body: object({ a: { ...text, maxLength: 5 } }) },
    { body: object({ a: { ...text, maxLength: 9 } }) },
  ],
  [
    'a pattern is dropped',
    { body: object({ a: { ...text, pattern: '^a' } }) },
    { body: object({ a: text }) },
  ],
  [
    'another form is taken too',
    { body: object({ a: text }, ['a']) },
    { body: { anyOf: [object({ a: text }, ['a']), object({ b: text }, ['b'])] } },
  ],
  ['an optional parameter appears', {}, { parameters: [query('q')] }],
  ['more roles may call', {}, { roles: ['REVIEWER', 'MANAGER', 'SUPER'] }],
  [
    'another success status appears',
    {},
    { operation: { responses: { 200: { content: { 'application/json': { schema: {} } } }, 201: {} } } },
  ],
  [
    'a schema gets a name',
    { answer: object({ a: text }) },
    { answer: { $ref: '#/components/schemas/T' }, components: { T: object({ a: text }) } },
  ],
  [
    'a schema contains itself',
    {
      answer: { $ref: '#/components/schemas/T' },
      components: { T: object({ t: { $ref: '#/components/schemas/T' } }) },
    },
    {
      answer: { $ref: '#/components/schemas/T' },
      components: { T: object({ t: { $ref: '#/components/schemas/T' } }) },
    },
  ],
];

test.each(breaking)('it breaks clients when %s', (_name, before, after, expected) => {
  const findings = between(before, after);
  expect(findings).not.toEqual([]);
  expect(findings.join('\n')).toContain(expected);
});

test.each(harmless)('it breaks nobody when %s', (_name, before, after) => {
  expect(between(before, after)).toEqual([]);
});

test('an operation that goes is named', () => {
  expect(breaksBetween(contract(), { ...contract(), paths: {} }).map(describeFinding)).toEqual([
    'PUT /thing was removed',
  ]);
});

test('an operation that comes breaks nobody', () => {
  expect(breaksBetween({ ...contract(), paths: {} }, contract())).toEqual([]);
});
