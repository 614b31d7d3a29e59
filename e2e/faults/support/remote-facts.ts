import type { AccountName } from '../../support/accounts.ts';
import { type Manifest, manifests } from '../../support/manifests.ts';

export interface RemoteFacts {
  /** Folder in remotes/ and in /assets/. */
  name: string;
  /** Absent: no sign-in needed. */
  account?: AccountName;
  path: string;
  /** How the error state names it. */
  title: string;
}

/** In the order of their rights, most first. */
const accountOf: Record<string, AccountName> = {
  FUND_MANAGER_SUPER_USER: 'admin',
  FUND_MANAGER_USER: 'manager',
  FUND_REVIEWER_USER: 'reviewer',
  FUND_BENEFICIARY_USER: 'beneficiary',
};

/** Its first menu entry, as the role in whose menu that stands highest; without a menu its first address. */
const factsOf = ({ name, title, routes, sidebar: [entry] = [] }: Manifest): RemoteFacts => {
  const position = (role: string): number => entry?.roles[role] ?? Number.POSITIVE_INFINITY;
  const [role = ''] = Object.keys(accountOf).sort((one, other) => position(one) - position(other));
  const account = entry && accountOf[role];
  return {
    name,
    ...(account && { account }),
    path: entry?.to ?? routes[0]?.path ?? '/',
    title: title.en,
  };
};

/** Every remote of the workspace: a new one is tried by being there. */
export const remotes: RemoteFacts[] = manifests.map(factsOf);

export const remoteNamed = (name: string): RemoteFacts => {
  const found = remotes.find(({ name: one }) => one === name);
  if (!found) throw new Error(`There is no remote "${name}".`);
  return found;
};

export const filesOf = (part: string): RegExp => new RegExp(`/assets/${part}/`);
