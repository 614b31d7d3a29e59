import type { Role } from '@portal/contracts';

const WORKSPACE = '/workspace';

let landings: Partial<Record<Role, string>> = {};

/** Told once by the shell from the release document. */
export const connectLandings = (given: Partial<Record<Role, string>>): void => {
  landings = given;
};

/** Whether this path stands for the start of everybody who has no other. */
export const isLanding = (pathname: string): boolean => pathname === WORKSPACE;

/** Where a role starts after sign-in. */
export const landingFor = (role: Role): string => landings[role] ?? WORKSPACE;
