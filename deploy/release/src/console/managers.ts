import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { jsonIn } from '../documents/json-in.ts';
import { keyFolder, textOf } from '../signing/keys.ts';
import { withLock } from '../store/lock.ts';
import { readText } from '../store/read-store.ts';
import { replaceFile } from '../store/write-files.ts';

const manager = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 80 }),
  role: Type.Enum(['manager', 'developer', 'reader']),
  /** SHA-256 of the token, in hex. Absent for somebody who signs in at the identity provider. */
  tokenHash: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
  /** Until when the token counts. Absent: of an example, or from before tokens ended. */
  expiresAt: Type.Optional(Type.String({ minLength: 1 })),
  /** As the identity provider gives it, in small letters. Absent for somebody with a token. */
  email: Type.Optional(Type.String({ pattern: '^[^\\s@]+@[^\\s@]+$', maxLength: 254 })),
  /** The provider's own id of the person, kept at the first sign-in: an address may go to somebody else later. */
  subject: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
});

/** Somebody who may sign in to the console; only a manager changes anything. */
export type Manager = Static<typeof manager>;

/** What somebody signs in by; another one after they were removed and added again with a new token. */
export const accessOf = ({ tokenHash, email }: Manager): string => tokenHash ?? email ?? '';

/** Who may see a remote from their own machine among the builds of the portal. */
export const mayOverride = ({ role }: Pick<Manager, 'role'>): boolean => role !== 'reader';

const document = Compile(Type.Object({ managers: Type.Array(manager) }));

/** Beside the store, so that who may write to the store cannot let anybody in. */
const managersFile = (store: string): string => join(keyFolder(store), 'console.json');

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The file cannot be used: a matter for the log, not for whoever asked. */
class DamagedManagers extends Error {
  override name = 'DamagedManagers';
}

const setting = 'RELEASE_CONSOLE_PEOPLE';

/** Everybody who may sign in, by the setting, else by the file beside the store; none without either. @throws DamagedManagers */
export const listManagers = async (store: string): Promise<Manager[]> => {
  const file = managersFile(store);
  const said = process.env[setting];
  const text = said ? textOf(said, /^\s*\{/) : await readText(file);
  if (text === undefined) return [];
  const value = jsonIn(text);
  if (!document.Check(value))
    throw new DamagedManagers(`${said ? setting : file} is no list of people with their token hashes.`);
  return value.managers;
};

/** The same without hashes and ids. Addresses are for managers; anybody else gets an empty text in their place. */
export const listPeople = async (store: string, { role: asking }: Pick<Manager, 'role'>) =>
  (await listManagers(store)).map(({ name, role, email: own, expiresAt }) => {
    const email = asking === 'manager' ? own : own && '';
    return { name, role, email, expiresAt };
  });

/** Whose token it is. Every hash is compared, each in constant time. */
export const managerWith = async (store: string, token: string): Promise<Manager | undefined> => {
  const given = Buffer.from(hashOf(token), 'hex');
  const managers = await listManagers(store);
  return managers.filter(
    ({ tokenHash }) => tokenHash !== undefined && timingSafeEqual(Buffer.from(tokenHash, 'hex'), given),
  )[0];
};

const edit = async (store: string, work: (managers: Manager[]) => Manager[]): Promise<void> => {
  if (process.env[setting]) throw new Error(`Who may sign in is said by ${setting}: change the list there.`);
  const file = managersFile(store);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await withLock(`${file}.lock`, async () => {
    const managers = work(await listManagers(store));
    await replaceFile(file, `${JSON.stringify({ managers }, null, 2)}\n`);
  });
};

const put = (store: string, manager: Manager): Promise<void> =>
  edit(store, (managers) => [...managers.filter((known) => known.name !== manager.name), manager]);

const tokenDays = 90;

/**
 * Lets somebody in from now on, with a new token in place of one they had.
 * @param example a token that everybody has; only such a one never ends.
 * @returns the token, kept nowhere
 */
export const addManager = async (
  store: string,
  name: string,
  role: Manager['role'],
  example?: string,
): Promise<string> => {
  const token = example ?? randomBytes(32).toString('base64url');
  const end = { expiresAt: new Date(Date.now() + tokenDays * 86_400_000).toISOString() };
  await put(store, { name, role, tokenHash: hashOf(token), ...(example === undefined && end) });
  return token;
};

/** The day on which the token of somebody ended, YYYY-MM-DD. */
export const endOfToken = ({ expiresAt }: Manager): string | undefined =>
  expiresAt !== undefined && !(Date.parse(expiresAt) > Date.now()) ? expiresAt.slice(0, 10) : undefined;

const withEmail = (managers: readonly Manager[], address: string): Manager | undefined =>
  managers.find(({ email }) => email === address.toLowerCase());

/** Lets somebody in who signs in at the identity provider. @throws when it is no address, or somebody else's */
export const addManagerAt = async (
  store: string,
  name: string,
  role: Manager['role'],
  address: string,
): Promise<void> => {
  const email = address.toLowerCase();
  if (!document.Check({ managers: [{ name, role, email }] }))
    throw new Error(`"${address}" is no e-mail address.`);
  const other = withEmail(await listManagers(store), email);
  if (other && other.name !== name) throw new Error(`${other.name} signs in by ${email} already.`);
  await put(store, { name, role, email });
};

/** Where a setting names the people, the first account of each address is kept here, until this process ends. */
const firstAccounts = new Map<string, string>();

/** Who comes from the identity provider with this address; for good the person of the first time, by the provider's id. */
export const managerFrom = async (
  store: string,
  { email, subject }: { email: string; subject: string },
): Promise<Manager | undefined> => {
  const find = async () => withEmail(await listManagers(store), email);
  const known = await find();
  if (!known || known.subject !== undefined) return known?.subject === subject ? known : undefined;
  if (process.env[setting]) {
    const place = `${store} ${known.email}`;
    if (!firstAccounts.has(place)) firstAccounts.set(place, subject);
    return firstAccounts.get(place) === subject ? known : undefined;
  }
  await edit(store, (managers) =>
    // Who came first stays, also where two come at once.
    managers.map((one) => (one.email === known.email ? { subject, ...one } : one)),
  );
  const now = await find();
  return now?.subject === subject ? now : undefined;
};

/** Ends somebody's access, sessions too. @throws when nobody has that name */
export const removeManager = (store: string, name: string): Promise<void> =>
  edit(store, (managers) => {
    const left = managers.filter((known) => known.name !== name);
    if (left.length === managers.length) throw new Error(`Nobody called "${name}" may sign in.`);
    return left;
  });
