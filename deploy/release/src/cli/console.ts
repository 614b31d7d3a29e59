import { arePagesCurrent, buildPages } from '../console/build-pages.ts';
import { addManager, addManagerAt, listPeople, removeManager } from '../console/managers.ts';
import { type Answer, type Command, command, type Run } from './context.ts';
import { UsageError } from './usage-error.ts';

const answerPeople = async (store: string): Promise<Answer> => {
  const data = await listPeople(store, { role: 'manager' });
  const lines = data.map(({ name, role, email, expiresAt }) => {
    const until = expiresAt === undefined ? '' : ` until ${expiresAt.slice(0, 10)}`;
    return `${name}  ${role}  ${email ?? `by token${until}`}`;
  });
  return { data, lines: lines.length > 0 ? lines : ['Nobody may sign in: the console is off.'] };
};

/** Who may sign in; lets somebody in, or ends it. */
const peopleOfConsole: Run = async ([verb, name, role = 'manager'], { store, email }) => {
  if (verb === undefined) return answerPeople(store);
  if (verb !== 'add' && verb !== 'remove')
    throw new UsageError(`There is no "console-token ${verb}". Known: add, remove.`);
  if (name === undefined || name.trim() === '' || name.length > 80)
    throw new UsageError('Name the person, in at most 80 letters.');
  if (verb === 'remove') {
    await removeManager(store, name);
    return { data: { name }, lines: [`${name} cannot sign in any longer.`] };
  }
  if (role !== 'manager' && role !== 'developer' && role !== 'reader')
    throw new UsageError('The role is manager, developer or reader.');
  if (email !== undefined) {
    await addManagerAt(store, name, role, email);
    return {
      data: { name, role, email },
      lines: [`${name} signs in as ${email} at the identity provider.`],
    };
  }
  const token = await addManager(store, name, role);
  return { data: { name, role, token }, lines: [`Token of ${name}, shown only now: ${token}`] };
};

/** Commands about the console: its pages, and who may sign in. */
export const consoleCommands: Record<string, Command> = {
  'console-pages': command({ words: 0, whileAway: 'as ever' }, async () => {
    const isBuilt = !(await arePagesCurrent());
    if (isBuilt) await buildPages();
    return {
      data: { isBuilt },
      lines: [isBuilt ? 'pages of the console built' : 'pages of the console are built already'],
    };
  }),
  'console-token': command({ words: 3, options: ['email'], whileAway: 'as ever' }, peopleOfConsole),
};
