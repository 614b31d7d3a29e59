import type { Tx } from '../../kernel/database/db.ts';
import { port } from '../../kernel/ports/port.ts';
import type { Example } from './write-example.ts';
import type { ExampleEvent, Staff } from './write-example-events.ts';

/** Writes who reviewed an example, and what they decided. */
export const exampleReviews = port<
  [tx: Tx, example: Example, events: readonly ExampleEvent[], staff: Staff],
  Promise<void>
>('exampleReviews');
