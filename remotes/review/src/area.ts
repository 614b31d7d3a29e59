import { MANAGER, REVIEWER, SUPER } from '@portal/contracts';
import { defineArea, sidebarAt, type Waiting } from '@portal/platform/area';
import { labels } from './navigation/locales/labels.ts';

/** What a list of the queue holds, `asked` of the API, and the address of the page that shows it. */
const waitingIn = (asked: string, shown: string): Waiting => ({
  path: `/application/get/fundApplications/all?${asked}&page=1&pageSize=10`,
  counts: ['total'],
  to: `/workspace/review-applications?${shown}`,
});

/** Reading, scoring and deciding applications. */
export default defineArea({
  name: 'review',
  title: labels.area,
  routes: [
    {
      path: '/workspace/review-applications',
      chunk: 'queue',
      frame: 'desk',
      guard: { roles: [REVIEWER, MANAGER, SUPER] },
      rendersForReader: true,
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
    {
      path: '/workspace/review-applications/:applicationId',
      chunk: 'workspace',
      frame: 'desk',
      guard: { roles: [REVIEWER, MANAGER, SUPER] },
      rendersForReader: true,
    },
    {
      path: '/workspace/workload',
      chunk: 'workload',
      frame: 'desk',
      guard: { roles: [MANAGER, SUPER] },
    },
    {
      path: '/workspace/ranking',
      chunk: 'ranking',
      frame: 'desk',
      guard: { roles: [MANAGER, SUPER] },
    },
  ],
  landing: { [REVIEWER]: '/workspace/review-applications' },
  sidebar: [
    {
      key: 'review-applications',
      alsoAt: ['ranking', 'workload'],
      to: '/workspace/review-applications',
      icon: 'clipboard',
      label: labels.reviewApplications,
      labelFor: {
        [MANAGER]: labels.fundApplications,
      },
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
