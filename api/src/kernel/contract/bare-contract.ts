import { isObject, type JsonObject } from './json.ts';

/** Words that may be improved at any time without anybody's program noticing. */
const words = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'headers',
  'securitySchemes',
  'tags',
  'contact',
  'license',
]);

/** Their keys are names that people chose, so a field called `description` stays. */
const maps = new Set(['properties', 'schemas', 'paths', 'patternProperties']);

const bare = (value: unknown, areNames: boolean): unknown => {
  if (Array.isArray(value)) return value.map((one) => bare(one, false));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => areNames || !words.has(name))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, bare(one, !areNames && maps.has(name))]),
  );
};

/**
 * An OpenAPI document without its words and without refusals: what a program relies on, in an order
 * that makes two of them easy to compare.
 */
export const bareContract = (document: JsonObject): JsonObject => {
  const plain = JSON.parse(JSON.stringify(document), (name, value) =>
    name === 'responses' && isObject(value)
      ? Object.fromEntries(Object.entries(value).filter(([status]) => status.startsWith('2')))
      : value,
  );
  const result = bare(plain, false);
  return isObject(result) ? result : {};
};
