import { once } from 'node:events';
import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body, undecoded. */
  source: string;
}

/** A real SMTP server that keeps what it gets; `refuse` makes it answer with that code, at `refuseAt`. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  refuse: number | undefined;
  refuseAt: 'greeting' | 'sender' | 'words' = 'words';
  /** Takes the mail and drops the connection instead of saying so. */
  hangUp = false;
  readonly #server: SMTPServer;
  #port = 0;

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onConnect: (_session, done) => done(this.#refusal('greeting')),
      onMailFrom: (_address, _session, done) => done(this.#refusal('sender')),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const refusal = this.#refusal('words');
          if (refusal) {
            done(refusal);
            return;
          }
          const { mailFrom, rcptTo } = session.envelope;
          const from = mailFrom === false ? '' : mailFrom.address;
          this.received.push({
            from,
            to: rcptTo.map(({ address }) => address),
            source: Buffer.concat(chunks).toString('utf8'),
          });
          if (this.hangUp) {
            for (const connection of this.#server.connections) connection._socket.destroy();
            return;
          }
          done();
        });
      },
    });
  }

  #refusal(at: MailServer['refuseAt']): Error | undefined {
    if (this.refuse === undefined || at !== this.refuseAt) return undefined;
    return Object.assign(new Error('refused'), { responseCode: this.refuse });
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  async listen(): Promise<void> {
    const listening = this.#server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const address = listening.address();
    this.#port = typeof address === 'object' && address !== null ? address.port : 0;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/** A port on which nothing listens. */
export const deadPort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
};
