import { type AuditAction, type AuditProcess, recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Tx } from '../../kernel/database/db.ts';
import type { SeedContext } from '../../kernel/demo/seeder.ts';
import { aboutApplication } from '../record/application.db.ts';
import type { EventAction } from '../record/events.db.ts';
import type { Example } from './write-example.ts';
import type { ExampleEvent } from './write-example-events.ts';

const noted: Partial<Record<EventAction, [AuditProcess, AuditAction]>> = {
  SUBMIT: ['APPLICATION', 'SUBMIT'],
  RESUBMIT: ['APPLICATION', 'SUBMIT'],
  WITHDRAW: ['APPLICATION', 'UPDATE'],
  EXPIRE: ['APPLICATION', 'UPDATE'],
  START_REVIEW: ['REVIEW', 'UPDATE'],
  RETURN: ['REVIEW', 'DECIDE'],
  RECOMMEND: ['REVIEW', 'DECIDE'],
  ADVISE_AGAINST: ['REVIEW', 'DECIDE'],
  HOLD: ['REVIEW', 'DECIDE'],
  APPROVE: ['REVIEW', 'DECIDE'],
  REJECT: ['REVIEW', 'DECIDE'],
  MARK_INELIGIBLE: ['REVIEW', 'DECIDE'],
};

/** Addresses of documentation networks: nobody's. */
const meta = { ip: '192.0.2.10', userAgent: 'Example', requestId: 'example' };

/** The log has the same as the timelines, in the order of time. */
export const writeAuditTrail = async (
  tx: Tx,
  { people }: SeedContext,
  written: readonly { example: Example; events: readonly ExampleEvent[] }[],
): Promise<void> => {
  const everyone = [people.admin, ...people.managers, ...people.reviewers, ...people.beneficiaries];
  const byId = new Map(everyone.map((person) => [person.id, person]));
  const entries = written.flatMap(({ example, events }) => events.map((one) => ({ example, ...one })));
  for (const { example, at, action, from, to, by } of entries.toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
    const kind = noted[action];
    if (!kind) continue;
    const person = by === null ? undefined : byId.get(by.id);
    await recordAudit(
      tx,
      person ? { actor: person, meta } : 'system',
      kind[1],
      aboutApplication(example, kind[0]),
      [{ field: 'status', old: from, new: to }],
      { at },
    );
  }
};
