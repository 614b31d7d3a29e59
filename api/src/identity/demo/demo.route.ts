import { roleLabel } from '@portal/contracts';
import { type DemoInfo, getDemoInfo as getDemoInfoOperation } from '@portal/contracts/kernel/demo';
import type { SeedPerson } from '../../kernel/demo/seeder.ts';
import { problem } from '../../kernel/http/problem.ts';
import { publicRoute, type Route } from '../../kernel/server/route.ts';
import { demoPassword, demoPeople } from './people.ts';

const account = (person: SeedPerson, remark = '') => ({
  email: person.email,
  password: demoPassword,
  role: person.role,
  note: `${person.firstName} ${person.lastName}, ${roleLabel(person.role)}${remark}`,
});

const listed = () => {
  const { admin, secondAdmin, managers, reviewers, beneficiaries } = demoPeople;
  const agent = (person: SeedPerson) =>
    account(person, person.email === 'reviewer@demo.example' ? ', chat agent' : '');
  return [
    account(admin),
    account(secondAdmin),
    ...managers.map((person) => account(person)),
    ...reviewers.map(agent),
    ...beneficiaries.slice(0, 1).map((person) => account(person)),
  ];
};

export const demoRoutes: Route[] = [
  publicRoute(getDemoInfoOperation, async ({ deps }) => {
    if (!deps.config.demo) throw problem('not_found');
    const info: DemoInfo = { demo: true, accounts: listed() };
    return { data: info, message: '' };
  }),
];
