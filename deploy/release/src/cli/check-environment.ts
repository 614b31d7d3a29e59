import { isName } from '../store/layout.ts';
import { environmentNames } from '../store/read-store.ts';
import { UsageError } from './usage-error.ts';

const usual = ['production', 'staging'];

/** How many letters are to be changed, added or left out until one word is the other. */
const distance = (one: string, other: string): number => {
  let line = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const letter of one) {
    const next = [(line[0] ?? 0) + 1];
    for (const [at, there] of [...other].entries()) {
      const [changed, added, left] = [line[at] ?? 0, next[at] ?? 0, line[at + 1] ?? 0];
      next.push(Math.min(changed + (letter === there ? 0 : 1), added + 1, left + 1));
    }
    line = next;
  }
  return line.at(-1) ?? 0;
};

/** The known name that was probably meant: one that begins so, or differs in few letters. */
const nearest = (name: string, known: readonly string[]): string | undefined => {
  const distanceTo = (other: string) => (other.startsWith(name) ? 0 : distance(name, other));
  const [first] = known.toSorted((one, other) => distanceTo(one) - distanceTo(other));
  return first && distanceTo(first) <= name.length / 3 ? first : undefined;
};

/** Refuses a name that would lead out of the store, and one that is probably a typing error. @throws UsageError */
export const checkEnvironment = async (
  store: string,
  name: string,
  { mayBeNew = false, hint = '' } = {},
): Promise<void> => {
  if (!isName('environment', name))
    throw new UsageError(`"${name}" is no name of an environment: small letters, digits and hyphens.`);
  const known = [...new Set([...usual, ...(await environmentNames(store))])];
  if (mayBeNew || known.includes(name)) return;
  const meant = nearest(name, known);
  throw new UsageError(
    `There is no environment "${name}". Known: ${known.join(', ')}.${meant ? ` Did you mean "${meant}"?` : ''}${hint}`,
  );
};
