import { findRoute } from '@portal/platform/release';

type Manifests = Parameters<typeof findRoute>[0];

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** The given path in the spelling of the pattern, which fixes all but its parameters and its open end. */
const spelledAs = (pattern: string, path: string): string => {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path).map((segment, at) => {
    const own = wanted[at];
    const isFixed = own !== undefined && !own.startsWith(':') && own !== '*';
    return isFixed && own.toLowerCase() === segment.toLowerCase() ? own : segment;
  });
  return `/${given.join('/')}`;
};

/**
 * The one address of a page that somebody wrote with other capitals or with slashes too many, as in
 * `//About-us/`; `undefined` where no route answers. It starts with exactly one slash, so that as a
 * `Location` it never leads to another host.
 */
export const canonicalPath = (manifests: Manifests, path: string): string | undefined => {
  const patterns = manifests.flatMap(({ routes }) => routes.map((route) => route.path));
  const spellings = [
    `/${segmentsOf(path).join('/')}`,
    ...patterns.map((pattern) => spelledAs(pattern, path)),
  ];
  return spellings.find((spelling) => findRoute(manifests, spelling) && !spelling.startsWith('/\\'));
};
