import { MANAGER, REVIEWER, SUPER } from '@portal/contracts';
import { defineArea, sidebarAt } from '@portal/platform/area';

/** Reading, scoring and deciding applications. */
export default defineArea({
  name: 'review',
  title: {
    en: 'Review Applications',
    fr: 'Examen des candidatures',
    pt: 'Análise de candidaturas',
    ar: 'مراجعة الطلبات',
    es: 'Revisión de solicitudes',
    sw: 'Ukaguzi wa maombi',
  },
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
    },
    {
      path: '/workspace/review-applications/:applicationId',
      chunk: 'desk',
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
      to: '/workspace/review-applications',
      icon: 'clipboard',
      label: {
        en: 'Review Applications',
        fr: 'Examiner les candidatures',
        pt: 'Analisar candidaturas',
        ar: 'مراجعة الطلبات',
        es: 'Revisar solicitudes',
        sw: 'Kagua maombi',
      },
      labelFor: {
        [MANAGER]: {
          en: 'Fund Applications',
          fr: 'Candidatures aux fonds',
          pt: 'Candidaturas aos fundos',
          ar: 'طلبات الصناديق',
          es: 'Solicitudes a los fondos',
          sw: 'Maombi ya mifuko',
        },
      },
      roles: sidebarAt({ [REVIEWER]: 'work', [MANAGER]: 'work', [SUPER]: 'work' }),
      parent: { [SUPER]: 'fund-management' },
    },
  ],
});
