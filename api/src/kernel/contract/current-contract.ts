import { allRoutes } from '../../wiring.ts';
import { openapiOf } from '../api-docs/openapi.ts';
import { bareContract } from './bare-contract.ts';
import type { JsonObject } from './json.ts';

/** The contract of the declared operations, as it would be released. */
export const currentContract = (): JsonObject =>
  bareContract(
    openapiOf(
      allRoutes.map(({ operation }) => operation),
      [],
      { isHttps: true, publicUrl: 'https://portal.example' },
    ),
  );
