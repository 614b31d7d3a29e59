import type { Tx } from '../../kernel/database/db.ts';
import { port } from '../../kernel/ports/port.ts';
import type { Happened, Staff } from './write-history.ts';
import type { Example } from './write-story.ts';

/** Writes who reviewed an example, and what they decided. */
export const exampleReviews = port<
  [tx: Tx, example: Example, happened: readonly Happened[], staff: Staff],
  Promise<void>
>('exampleReviews');
