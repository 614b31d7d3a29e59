import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The operating system account that the server runs under; PostgreSQL refuses to run as root. */
export interface Account {
  uid?: number;
  gid?: number;
}

const accountNamed = (name: string): Account | undefined => {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
};

/** This process's own account, or an unprivileged one when this process is root. */
export const serverAccount = (): Account => {
  if (process.getuid?.() !== 0) return {};
  const account = accountNamed('postgres') ?? accountNamed('nobody');
  if (!account)
    throw new Error('Running as root without an account "postgres" or "nobody": set DATABASE_URL');
  return account;
};

/** Whether the account can walk into the directory; asked of the system, since modes alone do not show it. */
export const canEnter = (account: Account, directory: string): boolean =>
  account.uid === undefined ||
  spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], { ...account, stdio: 'ignore' }).status === 0;
