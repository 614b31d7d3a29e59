import { type EntryPin, runEntryScript } from './entry-script.ts';

/** Scope → shared unit → version → who gives it. Made and read by the bundler's code alone. */
type ShareScopes = Readonly<Record<string, unknown>>;

/** The bundler puts its own in the place of both. */
declare const __webpack_share_scopes__: ShareScopes;
declare const __webpack_init_sharing__: (scope: string) => unknown;

/** What an entry script leaves under the name of its build. */
interface Container {
  init(scope: unknown, initScope: unknown[], options: object): unknown;
  get(expose: string): Promise<() => unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/** The scopes of shared units that this shell provides. */
export const providedUnits = (): ShareScopes => {
  __webpack_init_sharing__('default');
  return __webpack_share_scopes__;
};

const started = new Map<string, Promise<Container>>();

const startContainer = async (
  name: string,
  url: string,
  pin: EntryPin,
  units: ShareScopes,
): Promise<Container> => {
  // A script that was too late for an earlier try left what it brought.
  if (!isContainer(Reflect.get(window, name))) await runEntryScript(url, pin);
  const container: unknown = Reflect.get(window, name);
  if (!isContainer(container)) throw new Error(`${url} brought no ${name}.`);
  await container.init(units.default, [], { shareScopeKeys: 'default', shareScopeMap: units });
  return container;
};

/** The container of a build, with the shared units of the shell: each starts once; a failure is tried anew. */
export const containerOf = (
  name: string,
  url: string,
  pin: EntryPin,
  units: ShareScopes,
): Promise<Container> => {
  const starting = started.get(name) ?? startContainer(name, url, pin, units);
  started.set(name, starting);
  starting.catch(() => started.delete(name));
  return starting;
};
