/** o.adeyemi@example.org → o•••••@example.org */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? email : `${email.slice(0, 1)}•••••${email.slice(at)}`;
};
