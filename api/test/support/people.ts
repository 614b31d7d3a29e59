import { demoPeople } from '../../src/identity/demo/people.ts';
import type { SeedPerson } from '../../src/kernel/demo/seeder.ts';

const named = {
  admin: demoPeople.admin,
  admin2: demoPeople.secondAdmin,
  manager: demoPeople.managers[0],
  reviewer: demoPeople.reviewers[0],
  reviewer2: demoPeople.reviewers[1],
  beneficiary: demoPeople.beneficiaries[0],
  beneficiary2: demoPeople.beneficiaries[1],
} as const;

/** A person of the demo by a short name. */
export type NamedPerson = keyof typeof named;

/** Who a test signs in: somebody of the demo, or an account that it made. */
export type Someone = NamedPerson | { id: string };

/** Who the short name stands for. */
export const personOf = (name: NamedPerson): SeedPerson => {
  const person = named[name];
  if (!person) throw new Error(`Nobody is called ${name}`);
  return person;
};
