import { messagesOf } from '../messages/messages.ts';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import sw from './sw.json' with { type: 'json' };

/** What the kernel says to callers, in every language. */
export const textOf = messagesOf({ en, fr, pt, ar, es, sw });
