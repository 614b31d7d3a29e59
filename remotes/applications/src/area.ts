import { BENEFICIARY, MANAGER, REVIEWER } from '@portal/contracts';
import { defineArea, sidebarAt } from '@portal/platform/area';
import { labels } from './navigation/locales/labels.ts';

/** The form of a fund. */
const form = {
  chunk: 'fill-in',
  frame: 'workspace',
  guard: { roles: [BENEFICIARY, REVIEWER, MANAGER] },
  offline: true,
} as const;

/** The applicant's own work: start, fill in, send and follow an application. */
export default defineArea({
  name: 'applications',
  title: labels.myApplications,
  routes: [
    { path: '/confirm-application', chunk: 'confirm-entry' },
    { path: '/application/:fundId', ...form, rendersForReader: true },
    { path: '/application/:fundId/:section', ...form, rendersForReader: true },
    { path: '/application/:fundId/*', ...form },
    {
      path: '/workspace/my-applications',
      chunk: 'my-applications',
      guard: { roles: [BENEFICIARY] },
      rendersForReader: true,
      asks: ['/application/myFundApplications?page=1&pageSize=10'],
      offline: true,
    },
    {
      path: '/workspace/my-applications/:applicationId',
      chunk: 'follow-application',
      guard: { roles: [BENEFICIARY] },
      rendersForReader: true,
    },
    { path: '/workspace/my-applications/*', chunk: 'follow-application', guard: { roles: [BENEFICIARY] } },
  ],
  landing: { [BENEFICIARY]: '/workspace/my-applications' },
  sidebar: [
    {
      key: 'my-applications',
      to: '/workspace/my-applications',
      icon: 'file',
      label: labels.myApplications,
      roles: sidebarAt({ [BENEFICIARY]: 'work' }),
      waiting: {
        path: '/application/myFundApplications?state=OPEN&page=1&pageSize=10',
        counts: ['counts.unread'],
      },
    },
  ],
  actions: [
    {
      id: 'create-application',
      label: labels.createNewApplication,
      roles: [BENEFICIARY, REVIEWER, MANAGER],
      items: {
        source: '/fund/',
        to: '/application/{fundId}',
        labelBy: 'fundType',
        labels: {
          BASE_FUND: labels.baseFund,
          CREDIT_FUND: labels.creditFund,
        },
        tiles: { BASE_FUND: 'stairs', CREDIT_FUND: 'diamond' },
      },
    },
  ],
});
