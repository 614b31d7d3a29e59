const loopback = new Set(['127.0.0.1', '[::1]']);

/** Who a passkey is made for: the name and the origin of the portal, never of a request. */
export const relyingParty = (publicUrl: string) => {
  const url = new URL(publicUrl);
  // Browsers make no passkeys for a number: on the same machine the portal's name is localhost.
  if (loopback.has(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, name: 'Adjustment Fund Portal', origin: url.origin };
};
