/** The pages that people come to when they sign in, the form, and what is there once list or form of the page stands. */
export const landingPages = [
  {
    who: 'Applicant',
    email: 'beneficiary@demo.example',
    path: '/workspace/my-applications',
    standsWhen: 'main article',
  },
  {
    who: 'Applicant',
    email: 'beneficiary@demo.example',
    path: '/application/fund_base/project',
    standsWhen: 'main form textarea, main form input',
  },
  {
    who: 'Reviewer',
    email: 'reviewer@demo.example',
    path: '/workspace/review-applications',
    standsWhen: 'main [data-row]',
  },
  { who: 'Fund manager', email: 'manager@demo.example', path: '/workspace', standsWhen: 'main dl' },
  { who: 'Admin', email: 'admin@demo.example', path: '/workspace', standsWhen: 'main dl' },
  {
    who: 'Editor',
    email: 'admin@demo.example',
    path: '/workspace/content-management',
    standsWhen: 'main form textarea, main form input',
  },
] as const;
