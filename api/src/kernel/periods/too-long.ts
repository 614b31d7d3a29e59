import { textOf } from '../locales/messages.ts';
import type { Message } from '../messages/messages.ts';

/** Said where a graph would have more points than it can show. */
export const tooLong = (days: number): Message => textOf('periods.tooLong', { days });
