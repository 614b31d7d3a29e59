/** What another system may be allowed to read; none of them lets it change anything or act for a person. */
export const scopes = [
  'funds:read',
  'fund-history:read',
  'applications:list',
  'applications:read',
  'applications:export',
  'dashboard:read',
  'contact-messages:read',
] as const;
export type Scope = (typeof scopes)[number];
