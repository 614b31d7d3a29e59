import type { Language } from '@portal/contracts';
import type { Db, Tx } from '../database/db.ts';
import type { Fragment } from '../database/sql.ts';
import type { Actor } from '../http/caller.ts';
import { port } from '../ports/port.ts';

/** What one domain does with files. */
interface FileUses {
  /** Condition on a file `f`: no row of the domain refers to it. */
  unused?: (db: Db) => Fragment;
  /** Condition on a file `f`: its owner has sent nothing with it. */
  unsent?: (db: Db) => Fragment;
  mayRead?: (db: Db, actor: Actor, fileKey: string) => Promise<boolean>;
  /** Where visitors see a published file or are led to it, up to fifty places: `home.fr`, `partners.prt_1`. */
  publicPlaces?: (tx: Tx, name: string) => Promise<string[]>;
}

/** One entry for each domain that refers to files. */
export const fileUses = port<[], readonly FileUses[]>('fileUses');

/** Who is notified of what became of a file. */
export const ownerForMail = port<
  [db: Db, id: string],
  Promise<{ firstName: string; email: string; language: Language } | undefined>
>('ownerForMail');
