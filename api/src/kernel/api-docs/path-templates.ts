import type { Operation } from '@portal/contracts/operation';

/** How one address is written in the document, and what its parameters are called there. */
export interface PathTemplate {
  path: string;
  /** By the name that the operation gives it. */
  names: ReadonlyMap<string, string>;
}

const namesIn = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

const shapeOf = (path: string): string => path.replace(/:\w+/g, ':').replace(/(.)\/$/, '$1');

const joined = (names: Iterable<string>): string =>
  [...names].map((name, at) => (at === 0 ? name : `${name[0]?.toUpperCase()}${name.slice(1)}`)).join('Or');

/**
 * The addresses as OpenAPI takes them: two that differ in the names of their parameters alone are one, whose
 * parameters bear both names, and none ends with a slash.
 */
export const pathTemplates = (operations: readonly Operation[]): ((path: string) => PathTemplate) => {
  const namesOf = new Map<string, Set<string>[]>();
  for (const { path } of operations) {
    const known = namesOf.get(shapeOf(path)) ?? namesIn(path).map(() => new Set<string>());
    for (const [at, name] of namesIn(path).entries()) known[at]?.add(name);
    namesOf.set(shapeOf(path), known);
  }
  return (path) => {
    const names = (namesOf.get(shapeOf(path)) ?? []).map(joined);
    let at = 0;
    return {
      path: shapeOf(path).replaceAll(':', () => `{${names[at++]}}`),
      names: new Map(namesIn(path).map((name, index) => [name, names[index] ?? name])),
    };
  };
};
