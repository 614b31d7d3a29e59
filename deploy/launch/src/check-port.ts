import { tryPort } from '@portal/config/free-port';

/** Rejects with a sentence for a person when the address cannot be listened on. */
export const checkPort = (host: string, port: number): Promise<void> =>
  tryPort(port, host).catch((error: NodeJS.ErrnoException) => {
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} is in use. Stop the program that has it, or choose another by PORT=${port + 1}.`,
      EACCES: `Port ${port} may not be used by this user. Choose one above 1023 by PORT=8080.`,
      EADDRNOTAVAIL: `HOST=${host} is no address of this machine.`,
    };
    throw new Error(reasons[error.code ?? ''] ?? error.message);
  });
