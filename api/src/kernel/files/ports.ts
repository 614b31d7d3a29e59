import type { Db } from '../database/db.ts';
import type { Actor } from '../http/caller.ts';
import { port } from '../ports/port.ts';

/** Whether somebody may read the application that a file belongs to. */
export const mayReadApplication = port<[db: Db, actor: Actor, id: string], Promise<boolean>>(
  'mayReadApplication',
);
