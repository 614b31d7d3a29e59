import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections: one of those could take it before its server does. */
const FIRST = 20_000;
const COUNT = 12_000;

/** Rejects, with the code of the system, when nothing can listen there at this moment. */
export const tryPort = async (port: number, host = '127.0.0.1'): Promise<void> => {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
};

/** A port of this machine, from 20000 to 31999, that nothing listens on at this moment. */
export const freePort = (): Promise<number> => {
  const port = FIRST + Math.floor(Math.random() * COUNT);
  return tryPort(port).then(() => port, freePort);
};
