import { exampleInterests } from '../../../seed/interests.ts';
import type { Seeder } from '../../kernel/demo/seeder.ts';

/** Interest of invented visitors, oldest first. */
export const seedInterests: Seeder = async (tx, context) => {
  const manager = context.people.managers[0] ?? context.people.admin;
  for (const { daysAgo, ...interest } of exampleInterests()) {
    const isNoted = interest.status !== 'NEW';
    const row = {
      id: context.id('int'),
      ...interest,
      consent: true,
      createdAt: context.daysBefore(daysAgo),
      statusBy: isNoted ? manager.id : null,
      statusAt: isNoted ? context.daysBefore(daysAgo - 1) : null,
    };
    await tx`insert into interests ${tx(row)}`;
  }
};
