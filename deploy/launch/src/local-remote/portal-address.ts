const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Scheme and host of the portal that an address names. @throws with a sentence for a person */
export const portalOrigin = (address: string): string => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`"${address}" is no address of a portal, such as https://portal.example.`);
  if (url.protocol === 'http:' && !loopback.test(url.hostname))
    throw new Error(`${url.origin} would get your token unencrypted. Name its https address.`);
  return url.origin;
};
