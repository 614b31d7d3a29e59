/** The library of passkeys, read when the first one is used: it would be a tenth of every start. */
export const passkeyLibrary = () => import('@simplewebauthn/server');
