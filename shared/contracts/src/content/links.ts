import { parseUrl } from '../rules/values.ts';

const allowed = /^(?:https?:\/\/[^/]|mailto:.|tel:[+0-9]|\/(?!\/)|#)[^\s\p{Cc}<>"\\]*$/u;

/**
 * Whether an address may be stored and rendered. Refuses script and data addresses, `//host`,
 * backslashes, white space and addresses that carry a user name.
 */
export const isSafeLink = (link: string): boolean => {
  if (!allowed.test(link)) return false;
  if (!/^https?:/.test(link)) return true;
  const url = parseUrl(link);
  return url !== undefined && url.username === '' && url.password === '';
};

/** Whether a link stays inside the portal and can be followed without loading a page. */
export const isInsideLink = (link: string): boolean => /^[/#]/.test(link) && isSafeLink(link);
