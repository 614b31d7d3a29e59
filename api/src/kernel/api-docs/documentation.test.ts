import { allDocumentation } from '@portal/contracts/all-documentation';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { allRoutes } from '../../wiring.ts';

const operations = new Map(allRoutes.map(({ operation }) => [operation.call.id, operation]));
const ids = allDocumentation.map(({ call }) => call.id);

test('every operation is documented, once', () => {
  const missing = [...operations.keys()].filter((id) => !ids.includes(id));
  expect(
    missing,
    'add their words and an example to shared/contracts/src/<capability>/documentation.ts',
  ).toEqual([]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('what is documented exists', () => {
  expect(ids.filter((id) => !operations.has(id))).toEqual([]);
});

test.each(allDocumentation.map((one) => [one.call.id, one] as const))(
  'the example of %s is what the API takes and answers',
  (id, { description, params, query, body, answer }) => {
    const operation = operations.get(id);
    expect(description.length).toBeGreaterThan(20);
    const parts = [
      ['params', operation?.params, params],
      ['query', operation?.query, query ?? (operation?.query ? {} : undefined)],
      ['body', operation?.body, body],
      ['answer', operation?.response, answer],
    ] as const;
    for (const [name, schema, value] of parts) {
      if (!schema) continue;
      expect(Compile(schema).Errors(value).slice(0, 3), `${name} of ${id}`).toEqual([]);
    }
  },
);
