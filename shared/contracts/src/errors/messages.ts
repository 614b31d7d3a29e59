import type { ErrorCode, FieldCode } from '../error-codes.ts';
import type { Language } from '../languages.ts';
import ar from './locales/ar.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import pt from './locales/pt.json' with { type: 'json' };
import sw from './locales/sw.json' with { type: 'json' };

/** What every refusal says in one language. `{{limit}}` of a field and `{{wait}}` are replaced. */
export interface ErrorMessages {
  errors: Record<ErrorCode, string>;
  /** Said instead where it is known how long to wait. */
  waits: Record<'too_many_requests' | 'account_locked' | 'mfa_resend_too_soon', string>;
  fields: Record<FieldCode, string>;
}

/** What every refusal says in every language; for the server. */
export const errorMessages: Record<Language, ErrorMessages> = { en, fr, pt, ar, es, sw };
