import { operationKey } from '../../documents/operations.ts';
import type { DeployedApi } from '../../documents/schemas.ts';
import { type Finding, finding, type JudgedBuild } from './finding.ts';

/** What a build calls of the API, or asks of its permissions, and the API that is deployed does not have. */
export const checkOperations = (
  { key, build, contract }: JudgedBuild,
  environment: string,
  api: DeployedApi,
): Finding[] => {
  const present = new Set(api.operations.map(operationKey));
  const lacks = `which the API of ${environment} (contract ${api.version}) does not have`;
  const mend = `Deploy the API first, or pin another build of ${build.app}.`;
  const missing = (contract?.operations ?? []).filter((operation) => !present.has(operationKey(operation)));
  const unknown = (contract?.permissions?.permissions ?? []).filter(
    (permission) => !api.permissions.includes(permission),
  );
  return [
    ...missing.map(({ method, path }) => {
      const what = `${method} /api${path}`;
      return finding('operation', key, what, `${key} calls ${what}, ${lacks}. ${mend}`);
    }),
    ...unknown.map((name) =>
      finding('permission', key, name, `${key} relies on the permission "${name}", ${lacks}. ${mend}`),
    ),
  ];
};
