import { MANAGER, REVIEWER, SUPER } from '@portal/contracts';
import { defineArea, sidebarAt, type Waiting } from '@portal/platform/area';
import { labels } from './navigation/locales/labels.ts';

const list = '/workspace/review-applications';

/** What a list of the queue holds, `asked` of the API, and the address of the page that shows it. */
const waitingIn = (asked: string, shown: string): Waiting => ({
  path: `/application/get/fundApplications/all?${asked}&page=1&pageSize=10`,
  counts: ['total'],
  to: `${list}?${shown}`,
});

const forManagers = { frame: 'desk', guard: { roles: [MANAGER, SUPER] } } as const;
const forAll = {
  frame: 'desk',
  guard: { roles: [REVIEWER, MANAGER, SUPER] },
  rendersForReader: true,
} as const;

/** Reading, scoring and deciding applications. */
export default defineArea({
  name: 'review',
  title: labels.area,
  routes: [
    {
      path: list,
      chunk: 'queue',
      ...forAll,
      asks: [
        '/application/get/fundApplications/all?page=1&pageSize=25&status=SUBMITTED&status=UNDER_REVIEW&status=RESUBMITTED&status=RECOMMENDED&status=NOT_RECOMMENDED&sortBy=dueAt&order=ASC',
        '/application/get/queueViews',
      ],
      asksFor: {
        [REVIEWER]: [
          '/application/get/fundApplications/all?page=1&pageSize=25&toJudge=true&sortBy=dueAt&order=ASC',
          '/application/get/queueViews',
        ],
      },
    },
    { path: `${list}/:applicationId`, chunk: 'workspace', ...forAll },
    { path: '/workspace/workload', chunk: 'workload', ...forManagers },
    { path: '/workspace/ranking', chunk: 'ranking', ...forManagers },
  ],
  landing: { [REVIEWER]: list },
  sidebar: [
    {
      key: 'review-applications',
      alsoAt: ['ranking', 'workload'],
      to: list,
      icon: 'clipboard',
      label: labels.reviewApplications,
      labelFor: { [MANAGER]: labels.fundApplications },
      roles: sidebarAt({ [REVIEWER]: 'work', [MANAGER]: 'work', [SUPER]: 'work' }),
      parent: { [SUPER]: 'fund-management' },
      waitingFor: {
        [REVIEWER]: waitingIn('toJudge=true', 'view=TO_JUDGE&toJudge=1&sort=dueAt&order=ASC'),
        [MANAGER]: waitingIn('toDecide=true', 'view=TO_DECIDE&toDecide=1'),
        [SUPER]: waitingIn('toSign=true', 'view=TO_SIGN&toSign=1'),
      },
    },
  ],
});
