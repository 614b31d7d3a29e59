import type { Bench } from '../kit/bench.ts';
import { compareAcrossSizes, type Shapes } from '../kit/compare.ts';
import type { World } from '../kit/worlds.ts';

const page = 'pageSize=25';

/** The accounts, and what everybody did. */
export const adminShapes = async ({ db }: World): Promise<Shapes> => {
  const [busy] = await db<{ id: string }[]>`select applicant_user_id as id from applications
    where submitted_at is not null and applicant_user_id is not null order by md5(id) limit 1`;
  return {
    'log: newest first': [`/api/log/all?${page}`, `/api/log/all?${page}&page=40`],
    'log: of a process': ['AUTH', 'REVIEW', 'FUND'].map((one) => `/api/log/all?${page}&process=${one}`),
    'log: denied': [`/api/log/all?${page}&outcome=DENIED`],
    'log: of a person': [`/api/log/all?${page}&actorId=${busy?.id}`],
    'log: days': [`/api/log/all?${page}&from=2026-02-01&to=2026-02-28`],
    'log: a word': ['Mensah', 'BF-2026-0004'].map((word) => `/api/log/all?${page}&search=${word}`),
    'users: newest first': [
      `/api/profile/users/all?${page}`,
      `/api/profile/users/FUND_BENEFICIARY_USER?${page}`,
    ],
    'users: staff': [`/api/profile/users/staff?${page}`],
    'users: by name, last sign-in, address': ['lastName', 'lastLoginAt', 'email'].map(
      (sort) => `/api/profile/users/all?${page}&sortBy=${sort}&order=ASC`,
    ),
    'users: of a country or status': [
      `/api/profile/users/all?${page}&countryCode=KE`,
      `/api/profile/users/all?${page}&status=DISABLED`,
    ],
    'users: a word': ['Mensah', 'person4711'].map((word) => `/api/profile/users/all?${page}&search=${word}`),
    'sign-ins: of all': [`/api/profile/loginHistory?${page}&userId=all`],
    'sign-ins: failed': [`/api/profile/loginHistory?${page}&userId=all&outcome=LOCKED`],
    'sign-ins: of a person': [`/api/profile/loginHistory?${page}&userId=${busy?.id}`],
    'sign-ins: a word': [`/api/profile/loginHistory?${page}&userId=all&search=person4711`],
  };
};

/** Messages and the ledger. */
export const managerShapes = async (): Promise<Shapes> => ({
  'messages: newest first': [`/api/contact-us?${page}`],
  'messages: of a status': ['NEW', 'ANSWERED'].map((one) => `/api/contact-us?${page}&status=${one}`),
  'messages: of a topic': [`/api/contact-us?${page}&topic=COMPLAINT`],
  'messages: a word': [`/api/contact-us?${page}&search=4711`],
  'ledger: newest first': ['fund_base', 'fund_credit'].map(
    (id) => `/api/fund/fund-update-history/${id}?${page}`,
  ),
  'ledger: of a process': [`/api/fund/fund-update-history/fund_base?${page}&process=CONTRIBUTION`],
  'ledger: by amount': [`/api/fund/fund-update-history/fund_base?${page}&sortBy=amount`],
  'ledger: a word': [`/api/fund/fund-update-history/fund_base?${page}&search=BF-2026-0004`],
});

export const beneficiaryShapes = async (): Promise<Shapes> => ({
  'own applications': [
    `/api/application/myFundApplications?${page}`,
    `/api/application/myFundApplications?${page}&state=OPEN`,
  ],
  'own sign-ins': [`/api/profile/loginHistory?${page}`],
});

export const bench: Bench = {
  summary: 'Log, accounts, sign-ins, messages, ledger, own applications',
  run: async (kit) => [
    ...(await compareAcrossSizes(kit, adminShapes, { as: 'admin' })),
    ...(await compareAcrossSizes(kit, managerShapes, { as: 'manager' })),
    ...(await compareAcrossSizes(kit, beneficiaryShapes, { as: 'beneficiary' })),
  ],
};
