/** Who a passkey is made for: the name and the origin of the portal, never of a request. */
interface RelyingParty {
  id: string;
  name: string;
  origin: string;
}

const loopback = new Set(['127.0.0.1', '[::1]']);

/** Browsers make no passkeys for a number: on the same machine the portal's name is localhost. */
export const relyingParty = (publicUrl: string): RelyingParty => {
  const url = new URL(publicUrl);
  if (loopback.has(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, name: 'Adjustment Fund Portal', origin: url.origin };
};
