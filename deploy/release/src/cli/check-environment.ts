import { isName } from '../store/layout.ts';
import { UsageError } from './usage-error.ts';

const known = ['production', 'staging'];

/** Refuses a name that would lead out of the store, and one that is probably a typing error. */
export const checkEnvironment = (name: string, mayBeNew: boolean): void => {
  if (!isName('environment', name))
    throw new UsageError(`"${name}" is no name of an environment: small letters, digits and hyphens.`);
  if (!known.includes(name) && !mayBeNew)
    throw new UsageError(
      `There is no environment "${name}". Known: ${known.join(', ')}. Add --create to use it.`,
    );
};
