import { BENEFICIARY, MANAGER, REVIEWER, type Role, SUPER } from '@portal/contracts';
import { UserRow } from '@portal/contracts/identity/users';
import { closed } from '@portal/contracts/schema-parts';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import examples from '../../../seed/people.json' with { type: 'json' };
import { SeededRandom } from '../../kernel/demo/seeded-random.ts';
import type { SeedPeople, SeedPerson } from '../../kernel/demo/seeder.ts';

/** The password of every example account. */
export const demoPassword = 'Demo-2026-pass';

const Person = closed({
  ...Type.Pick(UserRow, ['firstName', 'lastName', 'email', 'phone', 'countryCode']).properties,
  /** Where the organisation is. */
  city: Type.String(),
  ...Type.Pick(UserRow, ['organisation', 'language']).properties,
});
const people = Value.Parse(
  closed({
    admin: Person,
    managers: Type.Array(Person),
    reviewers: Type.Array(Person),
    beneficiaries: Type.Array(Person),
    secondAdmin: Person,
  }),
  examples,
);

const random = new SeededRandom(20_260_101);
const withId =
  (role: Role) =>
  (person: Static<typeof Person>): SeedPerson => ({ id: random.id('usr'), role, ...person });

/** Invented people and organisations; any likeness is chance. */
export const demoPeople: SeedPeople = {
  admin: withId(SUPER)(people.admin),
  managers: people.managers.map(withId(MANAGER)),
  reviewers: people.reviewers.map(withId(REVIEWER)),
  beneficiaries: people.beneficiaries.map(withId(BENEFICIARY)),
  // Last, so that the ids of those before stay as they are.
  secondAdmin: withId(SUPER)(people.secondAdmin),
};
