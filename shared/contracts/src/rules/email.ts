const localPart = /^(?:[^<>()[\]\\.,;:\s@"]+(?:\.[^<>()[\]\\.,;:\s@"]+)*|"[^"\r\n]+")$/;
const domainName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/i;
const ipLiteral = /^\[(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\]$/;

const isIpLiteral = (domain: string): boolean => {
  const parts = ipLiteral.exec(domain)?.slice(1);
  return parts?.every((part) => Number(part) <= 255) ?? false;
};

/** Local part, @, then a domain whose top level has at least 2 letters, or an IP literal in brackets. */
export const isEmail = (value: string): boolean => {
  const at = value.lastIndexOf('@');
  if (at < 1 || value.length > 254 || at > 64) return false;
  const domain = value.slice(at + 1);
  return localPart.test(value.slice(0, at)) && (domainName.test(domain) || isIpLiteral(domain));
};

/**
 * An address that forms and the API take. Quoted local parts are valid addresses that mailers read in different ways, and letters
 * that cannot be seen make two addresses look like one: both are refused.
 */
export const isAcceptedEmail = (value: string): boolean => isEmail(value) && !/["\p{Cc}\p{Cf}]/u.test(value);
