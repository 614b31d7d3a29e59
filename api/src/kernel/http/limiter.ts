import type { Config } from '../config/config.ts';
import { tokenHash } from '../crypto/tokens.ts';
import { type Db, onlyRow, type Pool } from '../database/db.ts';
import { problem } from './problem.ts';

/** A fixed window of calls for one caller. */
export interface Limit {
  name: string;
  max: number;
  seconds: number;
  /** Whose calls are counted together; `user` falls back to the address for visitors. */
  by: 'ip' | 'user';
  /** `database` counts across instances and restarts; for sign-in and the like. */
  store?: 'memory' | 'database';
  /** Each call beyond the limit makes the window this many times longer, up to two days; database only. */
  growth?: number;
  /** Only calls that fail stay counted: guesses, not people at work. */
  onlyFailures?: boolean;
}

export const HOUR = 3600;

const inDatabase =
  (by: Limit['by']) =>
  (name: string, max: number, seconds: number): Limit => ({ name, max, seconds, by, store: 'database' });

/** Calls of one network, counted across instances. */
export const perAddress = inDatabase('ip');

/** The same of one person. */
export const perUser = inDatabase('user');

/** A limit, and whose calls count against it. */
export interface LimitOf {
  limit: Limit;
  who: string;
}

/** Stands for an e-mail address or a longer text. */
export const shortHash = (text: string): string => tokenHash(text).toString('base64url').slice(0, 22);

/** For whole test suites that come from one address; never for a portal that people reach. */
const RELAXED_FACTOR = 100;

interface Counted {
  n: number;
  /** Seconds until the window ends. */
  secondsLeft: number;
}

const MAX_KEYS = 100_000;

/** Counts calls against limits. */
export const limiterOf = (db: Pool, config: Pick<Config, 'rateLimits'>) => {
  const factor = config.rateLimits === 'relaxed' ? RELAXED_FACTOR : 1;
  const windows = new Map<string, { n: number; endsAt: number }>();
  const makeRoom = (now: number): void => {
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
    if (windows.size >= MAX_KEYS) windows.clear();
  };
  const countInMemory = (key: string, seconds: number): Counted => {
    const now = performance.now();
    const known = windows.get(key);
    if (known && known.endsAt > now) {
      known.n += 1;
      return { n: known.n, secondsLeft: Math.ceil((known.endsAt - now) / 1000) };
    }
    if (windows.size >= MAX_KEYS) makeRoom(now);
    windows.set(key, { n: 1, endsAt: now + seconds * 1000 });
    return { n: 1, secondsLeft: seconds };
  };

  return {
    /** @throws Problem too_many_requests with Retry-After once the window is full. */
    take: async (limit: Limit, who: string): Promise<void> => {
      const key = `${limit.name}:${who}`;
      const max = limit.max * factor;
      const { n, secondsLeft } =
        limit.store === 'database'
          ? await countInDatabase(db, key, { ...limit, max })
          : countInMemory(key, limit.seconds);
      if (n > max) throw problem('too_many_requests', { retryAfter: secondsLeft });
    },

    /** Takes a call back out of its window. */
    giveBack: async (limit: Limit, who: string): Promise<void> => {
      const key = `${limit.name}:${who}`;
      if (limit.store === 'database') {
        await db`update rate_counters set n = greatest(n - 1, 0) where key = ${key}`;
        return;
      }
      const known = windows.get(key);
      if (known) known.n = Math.max(0, known.n - 1);
    },
  };
};

export type Limiter = ReturnType<typeof limiterOf>;

const LONGEST_SECONDS = 2 * 24 * 3600;
/** A higher power would only overflow. */
const MAX_GROWTHS = 100;

const countInDatabase = async (db: Db, key: string, limit: Limit): Promise<Counted> => {
  const { max, seconds, growth = 1 } = limit;
  const window = (n: ReturnType<typeof db>) =>
    db`least(${seconds} * power(${growth}::float8, least(greatest(${n} - ${max}, 0), ${MAX_GROWTHS})), ${LONGEST_SECONDS}) * interval '1 second'`;
  const isOver = db`c.window_start + ${window(db`c.n`)} <= now()`;
  return onlyRow(db<Counted[]>`
    insert into rate_counters as c (key, window_start, n) values (${key}, now(), 1)
    on conflict (key) do update set
      n = case when ${isOver} then 1 else c.n + 1 end,
      window_start = case when ${isOver} then now() else c.window_start end
    returning n, ceil(extract(epoch from window_start + ${window(db`c.n`)} - now()))::int as seconds_left`);
};

/** One name per network: IPv6 hands a whole /64 to one household or attacker. */
export const networkOf = (ip: string): string => {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (v4) return v4;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};
