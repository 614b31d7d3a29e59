import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { allRoutes } from '../../wiring.ts';
import { responseExample } from './response-example.ts';

const operations = allRoutes.map(({ operation }) => operation);

test.each(operations.map((one) => [one.id, one] as const))(
  'the example of %s is what the API takes and answers',
  (id, operation) => {
    const { description, example = {}, ...schemas } = operation;
    expect(description.length).toBeGreaterThan(20);
    const parts = [
      ['params', schemas.params, example.params],
      ['query', schemas.query, example.query ?? (schemas.query ? {} : undefined)],
      ['body', schemas.body, example.body],
      ['answer', schemas.response, responseExample(operation)],
    ] as const;
    for (const [name, schema, value] of parts) {
      if (!schema) continue;
      expect(Compile(schema).Errors(value).slice(0, 3), `${name} of ${id}`).toEqual([]);
    }
  },
);
