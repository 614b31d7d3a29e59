import { seedAccounts } from './accounts.seed.ts';
import type { NamedSeeder } from './seeder.ts';

/** What every portal starts with: reference data, content, the two funds. Add yours in order. */
export const essentialSeeders: readonly NamedSeeder[] = [];

/** Examples for demo mode, marked as such. Add yours in order. */
export const demoSeeders: readonly NamedSeeder[] = [{ name: 'accounts', seed: seedAccounts }];
