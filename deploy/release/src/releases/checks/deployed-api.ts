import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '@portal/config/versions';
import { operationOf } from '../../documents/operations.ts';
import { type DeployedApi, parseDeployedApi } from '../../documents/schemas.ts';
import { deployedApiFile } from '../../store/layout.ts';
import { readParsed } from '../../store/read-store.ts';
import { bringToBucket } from '../../store/shared-store.ts';
import { replaceFile } from '../../store/write-files.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const methods = ['get', 'post', 'put', 'patch', 'delete', 'options'];

/** What of an OpenAPI document a check needs. @throws when it is none */
const apiOf = (document: unknown, from: string): DeployedApi => {
  if (!isObject(document) || !isObject(document.paths) || !isObject(document.info))
    throw new Error(`${from} is no OpenAPI document.`);
  const declared = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {})
      .filter(([method]) => methods.includes(method))
      .map(([method, facts]) => ({ operation: operationOf(method, path), facts })),
  );
  const permissions = declared.flatMap(({ facts }) => (isObject(facts) ? [facts['x-permission']] : []));
  return {
    version: String(document.info.version ?? 'unknown'),
    operations: declared.map(({ operation }) => operation),
    permissions: [...new Set(permissions.filter((one) => typeof one === 'string'))].sort(),
    from,
    at: new Date().toISOString(),
  };
};

/** Asks a running API for its contract. @throws with its address when it gives none */
export const readApiAt = async (origin: string): Promise<DeployedApi> => {
  try {
    const address = new URL('/api/openapi.json', origin).href;
    const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
    if (!answer.ok) throw new Error(`it answers ${answer.status}`);
    return apiOf(await answer.json(), address);
  } catch (error) {
    const { message, cause } = error as Error;
    const why = cause instanceof Error ? `${message}: ${cause.message}` : message;
    throw new Error(
      `The API at ${origin} gives no contract (${why}). Name the address of a portal or its API.`,
    );
  }
};

const keep = async (store: string, environment: string, api: DeployedApi): Promise<DeployedApi> => {
  await replaceFile(deployedApiFile(store, environment), JSON.stringify(api, null, 2));
  await bringToBucket(store);
  return api;
};

/** Keeps the contract of the API that an environment has, as its OpenAPI document states it. */
export const recordApi = async (
  store: string,
  environment: string,
  document: unknown,
  from: string,
): Promise<DeployedApi> => keep(store, environment, apiOf(document, from));

/** Keeps the contract of a running API for an environment. @throws with its address when it gives none */
export const recordApiAt = async (store: string, environment: string, origin: string): Promise<DeployedApi> =>
  keep(store, environment, await readApiAt(origin));

/** The contract of the API as this workspace states it. */
export const committedApi = async (): Promise<DeployedApi | undefined> => {
  const name = 'api/contract.json';
  const text = await readFile(join(workspaceRoot, name), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : apiOf(JSON.parse(text), name);
};

/**
 * The contract of the API that an environment has: as its portal recorded it when it started, else as this
 * workspace states it. @throws when the record is damaged
 */
export const findDeployedApi = async (
  store: string,
  environment: string,
): Promise<DeployedApi | undefined> => {
  const recorded = await readParsed(deployedApiFile(store, environment), parseDeployedApi).catch(
    ({ message }: Error) => {
      throw new Error(`${message}. Remove it, or read it anew with --api <address>.`);
    },
  );
  return recorded ?? committedApi();
};
