import { openapiOf } from '../api-docs/openapi.ts';
import type { Route } from '../server/route.ts';
import { comparableContract } from './comparable-contract.ts';
import type { JsonObject } from './json.ts';

/** The contract of the operations of routes, as it would be released. */
export const contractOfRoutes = (routes: readonly Route[]): JsonObject =>
  comparableContract(
    openapiOf(
      routes.map(({ operation }) => operation),
      { isHttps: true, publicUrl: 'https://portal.example' },
    ),
  );
