import { openProvider } from './openid-provider.ts';

/** `node run-openid-provider.ts <port> <return address> <e-mail>`: a provider at which that person signs in. */
const [port, returnTo = '', email = ''] = process.argv.slice(2);
const provider = await openProvider(returnTo, { port: Number(port) });
provider.person = { email, email_verified: true };
console.log(provider.issuer);
