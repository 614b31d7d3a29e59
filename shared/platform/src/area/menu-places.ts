import type { Role } from '@portal/contracts';

type SidebarOrder = readonly (string | readonly string[])[];

/**
 * The menu of each role from the top; an inner list is one entry and, after it, those below it. `more` is for
 * what has no place of its own.
 */
const sidebarOrder = {
  FUND_BENEFICIARY_USER: ['work', 'profile', 'password', 'sign-ins', 'more'],
  FUND_REVIEWER_USER: ['overview', 'work', 'profile', 'chat', 'password', 'more'],
  FUND_MANAGER_USER: ['overview', 'profile', 'work', 'password', 'messages', 'more'],
  FUND_MANAGER_SUPER_USER: [
    'overview',
    'profile',
    'people',
    ['money', 'money-details', 'work'],
    'content',
    'password',
    'chat',
    'records',
    'messages',
    'more',
  ],
} as const satisfies Record<Role, SidebarOrder>;

const headerOrder = ['home', 'about', 'applications', 'questions', 'news', 'contact'] as const;

const footerOrder = ['help', 'rules', 'contact'] as const;

type Name<T> = T extends readonly (infer Inner)[] ? Inner : T;
export type SidebarPlace = Name<(typeof sidebarOrder)[Role][number]>;
export type HeaderPlace = (typeof headerOrder)[number];
export type FooterPlace = (typeof footerOrder)[number];

/**
 * Entries at one place stand in the order of the manifests. Builds of one release may differ in age: a new place
 * goes to the end or below another one, so that the numbers of the others stay.
 */
const STEP = 100;
const INNER_STEP = 10;

const sidebarPosition = (role: Role, place: SidebarPlace): number => {
  const order: SidebarOrder = sidebarOrder[role];
  const at = order.findIndex((one) => [one].flat().includes(place));
  if (at === -1) throw new Error(`The menu of ${role} has no place "${place}".`);
  return (at + 1) * STEP + [order[at] ?? []].flat().indexOf(place) * INNER_STEP;
};

/** As the positions that a manifest carries. @throws Error when the menu of a role has no such place. */
export const sidebarAt = (places: Partial<Record<Role, SidebarPlace>>): Partial<Record<Role, number>> =>
  Object.fromEntries(
    // The compiler forgets the names of an object on the way through entries.
    Object.entries(places).map(([role, place]) => [role, sidebarPosition(role as Role, place)]),
  );

export const headerAt = (place: HeaderPlace): number => (headerOrder.indexOf(place) + 1) * STEP;

export const footerAt = (place: FooterPlace): number => (footerOrder.indexOf(place) + 1) * STEP;
