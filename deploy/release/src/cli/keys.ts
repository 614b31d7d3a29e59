import { environmentsSignedBy, signAnew } from '../releases/sign-store.ts';
import {
  faultOfKey,
  keyFolder,
  makeKey,
  type Role,
  revokeKey,
  roles,
  signingKey,
  trustedKeys,
} from '../signing/keys.ts';
import { type Answer, type Command, command } from './context.ts';
import { UsageError } from './usage-error.ts';

const roleFrom = (word: string | undefined): Role => {
  const role = roles.find((known) => known === word);
  if (!role) throw new UsageError(`Name a role: ${roles.join(' or ')}.`);
  return role;
};

const listKeys = (store: string): Answer => {
  const here = roles.flatMap((role) => (faultOfKey(store, role) ? [] : signingKey(store, role).id));
  const keys = (trustedKeys(store) ?? []).map((key) => ({ ...key, signsHere: here.includes(key.id) }));
  const lines = keys.map(
    ({ id, role, madeAt, signsHere }) =>
      `${signsHere ? '*' : ' '} ${id}  ${role}${madeAt ? `  ${madeAt}` : ''}`,
  );
  return {
    data: keys,
    lines: lines.length > 0 ? lines : ['No keys are trusted: nothing is signed or checked.'],
  };
};

/** Commands about keys and signatures. */
export const keyCommands: Record<string, Command> = {
  keys: command({ words: 2, whileAway: 'as ever' }, async ([verb, word], { store }) => {
    if (verb === undefined) return listKeys(store);
    if (verb === 'rotate' || verb === 'make') {
      const id = makeKey(store, roleFrom(word));
      return {
        data: { id },
        lines: [`${id} signs from now on (${keyFolder(store)}). Then run: pnpm release sign`],
      };
    }
    if (verb !== 'revoke') throw new UsageError(`There is no "keys ${verb}". Known: make, rotate, revoke.`);
    if (word === undefined) throw new UsageError('Name the id of a key.');
    revokeKey(store, word, await environmentsSignedBy(store, word));
    return { data: { id: word }, lines: [`${word} is not trusted any longer.`] };
  }),
  sign: command({ words: 0, options: ['by'] }, async (_words, { store, by }) => {
    const faults = roles.flatMap((role) => faultOfKey(store, role) ?? []);
    if (faults.length === roles.length) throw new Error(faults.join(' '));
    const counts = await signAnew(store, by);
    const done = `Signed ${counts.builds} builds and ${counts.releases} releases with the keys of now.`;
    return { data: counts, lines: [done, ...faults] };
  }),
};
