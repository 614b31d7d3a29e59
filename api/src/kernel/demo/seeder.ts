import type { UserRow } from '@portal/contracts/identity/users';
import type { Config } from '../config/config.ts';
import type { Tx } from '../database/db.ts';
import { SeededRandom } from './seeded-random.ts';

/** An example account as later seeders refer to it. */
export interface SeedPerson
  extends Pick<UserRow, 'id' | 'role' | 'firstName' | 'lastName' | 'email' | 'phone' | 'countryCode'>,
    Pick<UserRow, 'organisation' | 'language'> {
  city: string;
}

export interface SeedPeople {
  admin: SeedPerson;
  managers: SeedPerson[];
  reviewers: SeedPerson[];
  /** beneficiary@demo.example first. */
  beneficiaries: SeedPerson[];
  /** admin2@demo.example, who decides what the first Admin proposes. */
  secondAdmin: SeedPerson;
}

/** Examples reach back from this day, so that every start shows the same. */
const baseDate = '2026-11-01T09:00:00.000Z';
const DAY = 86_400_000;

/** What seeders draw on. Each seeder has its own numbers: one more draw in one changes no other. */
export class SeedContext extends SeededRandom {
  readonly config: Config;
  readonly people: SeedPeople;
  readonly passwordHash: string;
  readonly baseDate = baseDate;

  constructor(config: Config, people: SeedPeople, passwordHash: string, seed: number) {
    super(seed);
    this.config = config;
    this.people = people;
    this.passwordHash = passwordHash;
  }

  /** ISO instant that many days (fractions allowed) before the base date. */
  daysBefore(days: number): string {
    return new Date(Date.parse(baseDate) - days * DAY).toISOString();
  }

  daysAfter(days: number): string {
    return this.daysBefore(-days);
  }
}

/** Fills part of an empty portal; runs once, in one transaction with the note that it ran. */
export type Seeder = (tx: Tx, context: SeedContext) => Promise<void>;

export interface NamedSeeder {
  name: string;
  seed: Seeder;
}
