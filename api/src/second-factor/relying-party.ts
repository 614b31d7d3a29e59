/** Who a passkey is made for: the name and the origin of the portal, never of a request. */
export interface RelyingParty {
  id: string;
  name: string;
  origin: string;
}

export const relyingParty = (publicUrl: string): RelyingParty => {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, name: 'Adjustment Fund Portal', origin };
};
