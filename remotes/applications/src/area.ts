import { BENEFICIARY, MANAGER, REVIEWER } from '@portal/contracts';
import { defineArea, sidebarAt } from '@portal/platform/area';

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
  title: {
    en: 'My Applications',
    fr: 'Mes candidatures',
    pt: 'As minhas candidaturas',
    ar: 'طلباتي',
    es: 'Mis solicitudes',
    sw: 'Maombi yangu',
  },
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
      label: {
        en: 'My Applications',
        fr: 'Mes candidatures',
        pt: 'As minhas candidaturas',
        ar: 'طلباتي',
        es: 'Mis solicitudes',
        sw: 'Maombi yangu',
      },
      roles: sidebarAt({ [BENEFICIARY]: 'work' }),
    },
  ],
  actions: [
    {
      id: 'create-application',
      label: {
        en: 'Create new application',
        fr: 'Créer une candidature',
        pt: 'Criar nova candidatura',
        ar: 'إنشاء طلب جديد',
        es: 'Crear nueva solicitud',
        sw: 'Unda ombi jipya',
      },
      roles: [BENEFICIARY, REVIEWER, MANAGER],
      items: {
        source: '/fund/',
        to: '/application/{fundId}',
        labelBy: 'fundType',
        labels: {
          BASE_FUND: {
            en: 'Base Fund',
            fr: 'Fonds de base',
            pt: 'Fundo de Base',
            ar: 'الصندوق الأساسي',
            es: 'Fondo Base',
            sw: 'Mfuko wa Msingi',
          },
          CREDIT_FUND: {
            en: 'Credit Fund',
            fr: 'Fonds de crédit',
            pt: 'Fundo de Crédito',
            ar: 'صندوق الائتمان',
            es: 'Fondo de Crédito',
            sw: 'Mfuko wa Mikopo',
          },
        },
        tiles: { BASE_FUND: 'stairs', CREDIT_FUND: 'diamond' },
      },
    },
  ],
});
