import { openapiOf } from '../api-docs/openapi.ts';
import type { Route } from '../server/route.ts';
import { isObject, type JsonObject } from './json.ts';

/** Members that are documentation: no program relies on them. */
const documentation = new Set([
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
      .filter(([name]) => areNames || !documentation.has(name))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, bare(one, !areNames && maps.has(name))]),
  );
};

/**
 * An OpenAPI document without documentation and error answers, with sorted members: what a program relies on,
 * easy to compare with another.
 */
const comparableContract = (document: JsonObject): JsonObject => {
  const plain = JSON.parse(JSON.stringify(document), (name, value) =>
    name === 'responses' && isObject(value)
      ? Object.fromEntries(Object.entries(value).filter(([status]) => status.startsWith('2')))
      : value,
  );
  const result = bare(plain, false);
  return isObject(result) ? result : {};
};

/** The contract of the operations of routes, as it would be released. */
export const contractOfRoutes = (routes: readonly Route[]): JsonObject =>
  comparableContract(
    openapiOf(
      routes.map(({ operation }) => operation),
      { isHttps: true, publicUrl: 'https://portal.example' },
    ),
  );
