import { BENEFICIARY } from '@portal/contracts';
import type { SeedContext, Seeder, SeedPerson } from '../../kernel/demo/seeder.ts';
import { appendLogin, type LoginFacts } from '../account/login-history.db.ts';

const devices = [
  { device: 'Desktop', browser: 'Firefox', os: 'Windows' },
  { device: 'Mobile', browser: 'Chrome', os: 'Android' },
  { device: 'Desktop', browser: 'Chrome', os: 'macOS' },
  { device: 'Mobile', browser: 'Safari', os: 'iOS' },
];

const account = ({ city: _city, ...person }: SeedPerson, context: SeedContext) => {
  const createdAt = context.daysBefore(person.role === BENEFICIARY ? context.int(60, 700) : 730);
  return {
    ...person,
    emailVerifiedAt: createdAt,
    status: 'ACTIVE',
    isChatAgent: person.email === 'reviewer@demo.example',
    mfaEnabled: person.role !== BENEFICIARY,
    passwordHash: context.passwordHash,
    passwordChangedAt: createdAt,
    lastLoginAt: context.daysBefore(context.int(0, 20)),
    isExample: true,
    createdAt,
    updatedAt: createdAt,
  };
};

const visits = (person: SeedPerson, context: SeedContext): (LoginFacts & { at: string })[] =>
  Array.from({ length: context.int(3, 12) }, () => {
    const outcome = context.chance(0.12) ? 'WRONG_PASSWORD' : 'SUCCESS';
    return {
      id: context.id('lgn'),
      userId: person.id,
      at: context.daysBefore(context.next() * 90),
      outcome,
      method: person.role === BENEFICIARY || outcome !== 'SUCCESS' ? 'PASSWORD' : 'PASSWORD_MFA',
      // Documentation networks: nobody's real address.
      ip: `${context.pick(['192.0.2', '198.51.100', '203.0.113'])}.${context.int(1, 254)}`,
      countryCode: person.countryCode,
      ...context.pick(devices),
      isNewDevice: context.chance(0.1),
      sessionId: null,
    };
  });

/** The accounts of the README and about 25 applicants, with a past of sign-ins. */
export const seedAccounts: Seeder = async (tx, context) => {
  const { admin, managers, reviewers, beneficiaries, secondAdmin } = context.people;
  const everyone = [admin, ...managers, ...reviewers, ...beneficiaries, secondAdmin];
  await tx`insert into users ${tx(everyone.map((person) => account(person, context)))}`;
  const past = everyone.flatMap((person) => visits(person, context));
  for (const { at, ...visit } of past.toSorted((a, b) => a.at.localeCompare(b.at))) {
    await appendLogin(tx, visit, at);
  }
  // As the rows say it.
  await tx`update users u set last_login_at = h.at from (
    select user_id, max(at) as at from login_history where outcome = 'SUCCESS' group by user_id) h where h.user_id = u.id`;
};
