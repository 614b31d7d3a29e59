/** What a colleague was invited to do with an application: read it, fill it in, or sign and send it. */
export const memberRoles = ['VIEW', 'EDIT', 'SIGN'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** On the applicant's side of an application: whose it is, or a colleague. */
export const applicantRoles = ['OWNER', ...memberRoles] as const;
export type ApplicantRole = (typeof applicantRoles)[number];

/** Whom each thing is left to on the applicant's side. */
const rights = {
  read: applicantRoles,
  edit: ['OWNER', 'EDIT'],
  write: ['OWNER', 'EDIT', 'SIGN'],
  send: ['OWNER', 'SIGN'],
  sign: ['SIGN'],
  own: ['OWNER'],
} as const satisfies Record<string, readonly ApplicantRole[]>;
export type ApplicantRight = keyof typeof rights;

export const applicantMay = (role: ApplicantRole, right: ApplicantRight): boolean =>
  (rights[right] as readonly ApplicantRole[]).includes(role);
