import { type Permission, permissions, roleLabel, roles } from '@portal/contracts';

/** Everyone who passes a permission: the roles, and VISITOR who is not signed in. */
export const whoMay = (permission: Permission): readonly string[] => {
  const rule = permissions[permission];
  if (rule === 'public') return ['VISITOR', ...roles];
  return rule === 'signed-in' ? roles : rule;
};

/** The same as a text. */
export const describeWhoMay = (permission: Permission): string => {
  const rule = permissions[permission];
  if (rule === 'public') return 'Anyone, without signing in';
  if (rule === 'signed-in') return 'Anyone who is signed in';
  return rule.map(roleLabel).join(', ');
};
