import { getInstance } from '@module-federation/runtime';
import { type EntryPin, runEntryScript } from './entry-script.ts';

type ShareScopes = NonNullable<ReturnType<typeof getInstance>>['shareScopeMap'];

/** What an entry script leaves under the name of its build. */
interface Container {
  init(scope: unknown, initScope: unknown[], options: object): unknown;
  get(expose: string): Promise<() => unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/** The scopes of shared units that this shell provides. */
export const providedUnits = (): ShareScopes => {
  const federation = getInstance();
  if (!federation) throw new Error('The shell was built without federation.');
  // A shared unit that failed once keeps its rejected promise; without this no later try could succeed.
  federation.registerPlugins([
    {
      name: 'portal-release',
      errorLoadShare({ pkgName, shareScopeMap }) {
        for (const scope of Object.values(shareScopeMap)) {
          for (const shared of Object.values(scope[pkgName] ?? {})) {
            if (!shared.loaded) shared.loading = null;
          }
        }
      },
    },
  ]);
  return federation.shareScopeMap;
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
