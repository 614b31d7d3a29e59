import { roleLabel } from '@portal/contracts';
import { type DemoInfo, getDemoInfo as getDemoInfoOperation } from '@portal/contracts/kernel/demo';
import type { SeedPerson } from '../../kernel/demo/seeder.ts';
import { problem } from '../../kernel/http/problem.ts';
import { publicRoute, type Route } from '../../kernel/server/route.ts';
import { demoPassword, demoPeople } from './people.ts';

const account = ({ email, role, firstName, lastName }: SeedPerson) => {
  const remark = email === 'reviewer@demo.example' ? ', chat agent' : '';
  return {
    email,
    password: demoPassword,
    role,
    note: `${firstName} ${lastName}, ${roleLabel(role)}${remark}`,
  };
};

const listed = () => {
  const { admin, secondAdmin, managers, reviewers, beneficiaries } = demoPeople;
  return [admin, secondAdmin, ...managers, ...reviewers, ...beneficiaries.slice(0, 1)].map(account);
};

export const demoRoutes: Route[] = [
  publicRoute(getDemoInfoOperation, async ({ deps }) => {
    if (!deps.config.demo) throw problem('not_found');
    const info: DemoInfo = { demo: true, accounts: listed() };
    return { data: info, message: '' };
  }),
];
