import type { CalledOperation } from './schemas.ts';

/** Parameters have other names in a call (`:id`) than in an OpenAPI document (`{fundId}`): only their place counts. */
const plainPath = (path: string): string =>
  `/${path
    .split('?')[0]
    ?.split('/')
    .filter((part) => part !== '')
    .map((part) => (/^(:|\{.*\}$)/.test(part) ? '{}' : part))
    .join('/')}`;

/** One operation of the API in the form in which two are compared. */
export const operationOf = (method: string, path: string): CalledOperation => ({
  method: method.toUpperCase(),
  path: plainPath(path),
});

/** Such as `GET /fund/{}`. */
export const operationKey = ({ method, path }: CalledOperation): string => `${method} ${path}`;
