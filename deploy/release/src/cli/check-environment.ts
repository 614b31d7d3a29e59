import { isName } from '../store/layout.ts';
import { meantText } from '../store/meant-name.ts';
import { environmentNames } from '../store/read-store.ts';
import { UsageError } from './usage-error.ts';

const usual = ['production', 'staging'];

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
  throw new UsageError(
    `There is no environment "${name}". Known: ${known.join(', ')}.${meantText(name, known)}${hint}`,
  );
};
