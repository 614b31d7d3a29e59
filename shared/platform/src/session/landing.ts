import type { Role } from '@portal/contracts';

const WORKSPACE = '/workspace';

let landings: Partial<Record<Role, string>> = {};

/** Told once by the shell from the release document. */
export const connectLandings = (given: Partial<Record<Role, string>>): void => {
  landings = given;
};

/** Whether a role starts at this path after sign-in. */
export const isLanding = (pathname: string): boolean =>
  pathname === WORKSPACE || Object.values(landings).includes(pathname);

/** Where a role starts after sign-in. */
export const landingFor = (role: Role): string => landings[role] ?? WORKSPACE;
