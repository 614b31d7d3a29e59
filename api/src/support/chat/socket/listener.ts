import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Pool } from '../../../kernel/database/db.ts';
import { CHANNEL } from '../notify-instances.ts';

interface ListenerOptions {
  db: Pool;
  log: Pick<FastifyBaseLogger, 'warn'>;
  onSignal(payload: string): void;
  /** Signals were missed until now: whatever they stood for is to be read. */
  onConnected(): void;
}

const LONGEST_PAUSE_MS = 2000;
/** What is asked here is answered at once. */
const ANSWER_MS = 6000;

/**
 * One connection that receives what other instances signal. Another takes its place whenever it is lost,
 * however long the database is away.
 */
export const listenTo = ({ db, log, onSignal, onConnected }: ListenerOptions) => {
  let client: pg.Client | undefined;
  let isStopped = false;
  let connecting: Promise<void> | undefined;

  const open = (): pg.Client => {
    const opened = new pg.Client({
      ...db.connect,
      query_timeout: ANSWER_MS,
      connectionTimeoutMillis: ANSWER_MS,
    });
    opened.on('notification', ({ payload = '' }) => onSignal(payload));
    opened.on('error', () => {}); // it ends
    return opened;
  };

  const listen = async (): Promise<void> => {
    for (let pause = 50; !isStopped; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const opened = open();
      client = opened;
      try {
        await opened.connect();
        await opened.query(`listen ${pg.escapeIdentifier(CHANNEL)}`);
        opened.once('end', () => void start());
        onConnected();
        return;
      } catch (error) {
        if (isStopped) return;
        await opened.end();
        log.warn({ err: error }, 'chat signals are not received');
        await wait(pause);
      }
    }
  };

  /** Resolves once signals are received. */
  const start = (): Promise<void> => {
    connecting ??= listen().finally(() => {
      connecting = undefined;
    });
    return connecting;
  };

  return {
    start,
    /** Finds out about a connection that died without a word. */
    probe: async (): Promise<void> => {
      const probed = client;
      await probed?.query('select 1').catch(() => probed.end()); // another takes its place
    },
    stop: async (): Promise<void> => {
      isStopped = true;
      await client?.end();
    },
  };
};
