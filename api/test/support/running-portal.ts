import type { Pool } from '../../src/kernel/database/db.ts';
import type { SeedPerson } from '../../src/kernel/demo/seeder.ts';
import type { Deps } from '../../src/kernel/deps.ts';
import type { TestClient } from './client.ts';
import type { NamedPerson, Someone } from './people.ts';

/** What the makers of test data need of a portal. */
export interface RunningPortal {
  /** The database as its owner sees it, who may also do what the application may not. */
  db: Pool;
  deps: Deps;
  /** Who the short name stands for. */
  person(name: NamedPerson): SeedPerson;
  /** A client with a new session of the person, as sign-in would open it. */
  as(who: Someone): Promise<TestClient>;
}
