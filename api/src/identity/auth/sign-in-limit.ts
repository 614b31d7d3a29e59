import { availableParallelism } from 'node:os';
import { concurrencyLimit } from '../../kernel/http/concurrency-limit.ts';
import { oncePerPortal } from '../../kernel/once-per.ts';

/** Leaves one processor to those who are signed in already. */
const atOnce = (): number => Math.max(1, availableParallelism() - 1);

/** Nobody waits longer than a few seconds: a sign-in costs about fifteen milliseconds of a processor. */
const QUEUE = 200;

/**
 * Signing in and registering hash a password and ask the database half a dozen times. Through a limit
 * of their own two hundred people at once hold up each other and nobody else.
 */
export const signInLimit = oncePerPortal(() => concurrencyLimit({ atOnce: atOnce(), queue: QUEUE }));
